// The state of a category, a vendor or a game: on, closed for maintenance, or off. It takes effect
// at once and is confirmed before anything closes: the number of current players is shown first.
// Beside it stands what players see of it, all switches together.
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import { offerStates, type GameCategory, type OfferState } from '@baize/contract';
import { Button, Dialog, Select, Skeleton, Status, type StatusKind } from '@baize/ui';
import { client } from '../../app/client.ts';
import { useText } from '../../app/texts.ts';
import styles from './catalogue.module.css';

/** The target of the switch: exactly one of them. */
export interface Switched {
  readonly category?: GameCategory;
  readonly vendor?: string;
  readonly nodeId?: string;
}

export interface StateSelectProps {
  name: string;
  state: OfferState;
  switched: Switched;
  disabled: boolean;
  onState: (state: OfferState) => void;
}

export function StateSelect({ name, state, switched, disabled, onState }: StateSelectProps) {
  const t = useText();
  const [asked, setAsked] = useState<OfferState>();
  const choose = (next: OfferState) => {
    if (state === 'on' && next !== 'on') setAsked(next);
    else onState(next);
  };
  return (
    <>
      <Select
        className={styles['state']}
        aria-label={t('console.catalogue.state-of', { name })}
        value={state}
        disabled={disabled}
        options={offerStates.map((value) => ({
          value,
          label: t(`console.catalogue.state-${value}`),
        }))}
        onChange={(event) => choose(event.target.value as OfferState)}
      />
      {asked === undefined ? null : (
        <CloseDialog
          name={name}
          switched={switched}
          onDo={() => {
            setAsked(undefined);
            onState(asked);
          }}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}

interface CloseDialogProps extends Pick<StateSelectProps, 'name' | 'switched'> {
  onDo: () => void;
  onClose: () => void;
}

function CloseDialog({ name, switched, onDo, onClose }: CloseDialogProps) {
  const t = useText();
  const { data, isError } = useQuery({
    queryKey: ['offer', 'playing', switched],
    queryFn: async () => unwrap(await client.catalogue.countPlaying(switched)),
    gcTime: 0,
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('console.catalogue.close-title', { name })}
      closeLabel={t('operator.close')}
      size="small"
      footer={
        <>
          <Button onClick={onClose}>{t('operator.cancel')}</Button>
          <Button kind="danger" disabled={data === undefined && !isError} onClick={onDo}>
            {t('console.catalogue.close-do')}
          </Button>
        </>
      }
    >
      {data === undefined && !isError ? <Skeleton /> : null}
      {data === undefined ? null : (
        <p>
          {t('console.catalogue.close-playing', { count: data.players, minutes: data.minutes })}
        </p>
      )}
      <p>{t('console.catalogue.close-text')}</p>
    </Dialog>
  );
}

const kinds: Readonly<Record<OfferState, StatusKind>> = {
  on: 'good',
  maintenance: 'waiting',
  off: 'neutral',
};

export function ShownStatus({ shown }: { shown: OfferState }) {
  const t = useText();
  return <Status kind={kinds[shown]}>{t(`console.catalogue.shown-${shown}`)}</Status>;
}
