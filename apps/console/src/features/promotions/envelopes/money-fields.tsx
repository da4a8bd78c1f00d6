// The money of an envelope: a total in so many packets, or the fixed amounts of a rain.
import { envelopeKinds, envelopePacketsMax } from '@baize/contract';
import { Button, PlusIcon, TrashIcon } from '@baize/ui';
import { ChoiceField } from '../../../app/choice-field.tsx';
import { useText } from '../../../app/texts.ts';
import { amountKind, TypedEntry, whole } from '../../../app/typed-entry.tsx';
import { withParts, type EnvelopeWritten, type FieldsProps } from './staff-envelope.ts';
import styles from './envelopes.module.css';

const packetsKind = whole(1, envelopePacketsMax);

export function MoneyFields({ draft, set }: FieldsProps) {
  const t = useText();
  const { kind, total, packets, parts } = draft;
  return (
    <>
      <div className={styles['fields']}>
        <ChoiceField
          label={t('console.envelopes.kind')}
          values={envelopeKinds}
          value={kind}
          nameOf={(one) => t(`console.envelopes.kind-${one}`)}
          onValue={(one) =>
            set({ kind: one, ...(one === 'rain' ? withParts([firstPart]) : { parts: [] }) })
          }
        />
        {kind === 'rain' ? null : (
          <>
            <TypedEntry
              label={t('console.envelopes.total')}
              kind={amountKind}
              value={total}
              onValue={(value) => set({ total: value })}
            />
            <TypedEntry
              label={t('console.envelopes.packets')}
              kind={packetsKind}
              value={packets}
              onValue={(value) => set({ packets: value })}
            />
          </>
        )}
      </div>
      {kind === 'rain' ? (
        <>
          <Parts parts={parts} onParts={(list) => set(withParts(list))} />
          <p>{t('console.envelopes.sum', { total, count: packets })}</p>
        </>
      ) : null}
    </>
  );
}

type PartList = EnvelopeWritten['parts'];

const firstPart = { amount: '1', count: 10 };
const partsMost = 20;

function Parts({ parts, onParts }: { parts: PartList; onParts: (list: PartList) => void }) {
  const t = useText();
  const change = (at: number, more: Partial<PartList[number]>) =>
    onParts(parts.map((part, place) => (place === at ? { ...part, ...more } : part)));
  return (
    <fieldset className={styles['parts']}>
      <legend>{t('console.envelopes.amounts')}</legend>
      {parts.map(({ amount, count }, at) => (
        // Amounts are told apart by their place alone.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={at} className={styles['part']}>
          <TypedEntry
            label={t('console.envelopes.amount')}
            kind={amountKind}
            value={amount}
            onValue={(value) => change(at, { amount: value })}
          />
          <TypedEntry
            label={t('console.envelopes.count')}
            kind={packetsKind}
            value={count}
            onValue={(value) => change(at, { count: value })}
          />
          <Button
            icon={<TrashIcon />}
            disabled={parts.length === 1}
            aria-label={t('console.envelopes.remove-amount', { place: at + 1 })}
            onClick={() => onParts(parts.filter((_, place) => place !== at))}
          />
        </div>
      ))}
      <Button
        size="small"
        icon={<PlusIcon />}
        disabled={parts.length >= partsMost}
        onClick={() => onParts([...parts, firstPart])}
      >
        {t('console.envelopes.add-amount')}
      </Button>
    </fieldset>
  );
}
