// Whether a category, a vendor or a game is on, closed for maintenance, or off; chosen with effect
// at once. Beside it stands what players see of it, all switches together.
import { offerStates, type OfferState } from '@baize/contract';
import { Select, Status, type StatusKind } from '@baize/ui';
import { useText } from '../../app/texts.ts';
import styles from './catalogue.module.css';

export interface StateSelectProps {
  name: string;
  state: OfferState;
  disabled: boolean;
  onState: (state: OfferState) => void;
}

export function StateSelect({ name, state, disabled, onState }: StateSelectProps) {
  const t = useText();
  return (
    <Select
      className={styles['state']}
      aria-label={t('offer.state-of', { name })}
      value={state}
      disabled={disabled}
      options={offerStates.map((value) => ({ value, label: t(`offer.state-${value}`) }))}
      onChange={(event) => onState(event.target.value as OfferState)}
    />
  );
}

const kinds: Readonly<Record<OfferState, StatusKind>> = {
  on: 'good',
  maintenance: 'waiting',
  off: 'neutral',
};

export function ShownStatus({ shown }: { shown: OfferState }) {
  const t = useText();
  return <Status kind={kinds[shown]}>{t(`offer.shown-${shown}`)}</Status>;
}
