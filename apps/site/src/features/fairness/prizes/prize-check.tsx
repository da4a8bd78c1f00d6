// Checks an opened prize draw: the member's own by its link, or any by its values.
import { useQuery } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import { Button, Card, Field, Status, TextInput } from '@baize/ui';
import { type SyntheticEvent, useState } from 'react';
import { client } from '../../../app/client.ts';
import { failureText } from '../../../app/failure-text.ts';
import { isMember, useSession } from '../../../app/session/session.ts';
import { useText } from '../../../app/texts/texts.ts';
import { FormNote } from '../form-note.tsx';
import { useReveal } from '../own-seeds.tsx';
import {
  emptyPrize,
  prizeEntryOf,
  verifyPrize,
  type OpeningReceipt,
  type PrizeEntry,
  type PrizeVerified,
} from './verify-prize.ts';
import styles from '../fairness.module.css';

function useOpeningReceipt(id: string | null) {
  const isAsked = isMember(useSession()) && id !== null;
  return useQuery({
    queryKey: ['fairness', 'opening', id],
    queryFn: async () => unwrap(await client.promotions.getOpening({ id: id ?? '' })),
    enabled: isAsked,
  });
}

export function PrizeCheck({ openingId }: { openingId: string | null }) {
  const t = useText();
  const { data: receipt, error } = useOpeningReceipt(openingId);
  const [typed, setTyped] = useState<PrizeEntry>();
  const [found, setFound] = useState<PrizeVerified | 'wrong'>();
  const entry = typed ?? (receipt ? prizeEntryOf(receipt) : emptyPrize);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setFound(verifyPrize(entry) ?? 'wrong');
  };
  return (
    <Card title={t('draws.check-title')}>
      <form className={styles['form']} onSubmit={submit} noValidate>
        <p className={styles['why']}>{t('draws.check-text')}</p>
        <FormNote text={error ? failureText(t, error) : ''} />
        {receipt ? <Recorded receipt={receipt} /> : null}
        <PrizeFields
          entry={entry}
          onEntry={(change) => {
            setFound(undefined);
            setTyped({ ...entry, ...change });
          }}
        />
        <FormNote text={found === 'wrong' ? t('draws.check-entry-wrong') : ''} />
        <div className={styles['actions']}>
          <Button kind="primary" type="submit">
            {t('fairness.check-button')}
          </Button>
        </div>
        <Found entry={entry} found={found === 'wrong' ? undefined : found} />
      </form>
    </Card>
  );
}

/** A hidden seed is revealed by the member's wish; the receipt is then read again. */
function Recorded({ receipt: { openingId, title, serverSeed } }: { receipt: OpeningReceipt }) {
  const t = useText();
  const reveal = useReveal();
  return (
    <>
      <p className={styles['why']}>
        {title} · {t('draws.check-recorded', { id: openingId })}
      </p>
      {serverSeed === null ? (
        <>
          <p className={styles['why']}>{t('draws.check-hidden')}</p>
          <FormNote text={reveal.isError ? failureText(t, reveal.error) : ''} />
          <div>
            <Button loading={reveal.isPending} onClick={() => reveal.mutate('')}>
              {t('fairness.reveal-button')}
            </Button>
          </div>
        </>
      ) : null}
    </>
  );
}

interface FieldsProps {
  entry: PrizeEntry;
  onEntry: (change: Partial<PrizeEntry>) => void;
}

function PrizeFields({ entry, onEntry }: FieldsProps) {
  const t = useText();
  const fields = [
    ['serverSeed', t('fairness.server-seed'), undefined],
    ['clientSeed', t('fairness.client-seed'), undefined],
    ['nonce', t('fairness.nonce'), undefined],
    ['weights', t('draws.check-weights'), t('draws.check-weights-hint')],
  ] as const;
  return fields.map(([name, label, hint]) => (
    <Field key={name} label={label} hint={hint}>
      {(control) => (
        <TextInput
          {...control}
          className={styles['seed']}
          value={entry[name]}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => onEntry({ [name]: event.target.value })}
        />
      )}
    </Field>
  ));
}

/** The same check by the published script. */
const commandOf = ({ serverSeed, clientSeed, nonce, weights }: PrizeEntry): string =>
  `node verify.mjs ${serverSeed} ${clientSeed} ${nonce} prize ${weights.replaceAll(/\s/gu, '')}`;

const kinds = { same: 'good', different: 'bad', unknown: 'neutral' } as const;

function Found({ entry, found }: { entry: PrizeEntry; found: PrizeVerified | undefined }) {
  const t = useText();
  const seed = { same: 'match', different: 'differs', unknown: 'unknown' } as const;
  const told = { same: '-same', different: '-differs', unknown: '' } as const;
  return (
    <div role="status">
      {found === undefined ? null : (
        <ul className={styles['findings']}>
          <li>
            <Status kind={kinds[found.commitment]}>
              {t(`fairness.commitment-${seed[found.commitment]}`)}
            </Status>
          </li>
          <li>
            <Status kind={kinds[found.number]}>
              {t(`draws.check-number${told[found.number]}`, {
                value: found.value,
                last: found.range - 1,
                segment: found.segment,
              })}
            </Status>
          </li>
          <li className={styles['raw']}>
            {t('draws.check-script')}
            <br />
            <code dir="ltr">{commandOf(entry)}</code>
          </li>
        </ul>
      )}
    </div>
  );
}
