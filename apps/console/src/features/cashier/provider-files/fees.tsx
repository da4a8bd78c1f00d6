// The fees agreed with a provider; fees of its files that differ are named.
import { useState } from 'react';
import { unwrap } from '@baize/client';
import { Button, Card, Field, TextInput } from '@baize/ui';
import { client } from '../../../app/client.ts';
import { useMay } from '../../../app/staff.ts';
import { useText } from '../../../app/texts.ts';
import { useChange } from '../../../app/use-change.ts';
import { filesKey, type Files } from './names.ts';
import styles from '../forms.module.css';

type Provider = Files['providers'][number];
const directions = ['deposit', 'payout'] as const;
type Direction = (typeof directions)[number];

export function Fees({ provider }: { provider: Provider }) {
  const t = useText();
  const mayEdit = useMay('reconciliation.edit');
  const [entry, setEntry] = useState(() => entryOf(provider));
  const save = useChange([filesKey], async () => {
    const fees = directions
      .filter((direction) => entry[direction].permille !== '')
      .map((direction) => ({
        direction,
        permille: Number(entry[direction].permille),
        fixed: entry[direction].fixed || '0',
      }));
    unwrap(await client.cashier.saveProviderFees({ provider: provider.name, fees }));
  });
  const set = (direction: Direction, change: Partial<Entry[Direction]>) =>
    setEntry({ ...entry, [direction]: { ...entry[direction], ...change } });
  return (
    <Card title={t('cashier.fees-of', { provider: provider.name })}>
      <p className={styles['mute']}>{t('cashier.fees-text')}</p>
      <fieldset className={styles['stack']} disabled={!mayEdit}>
        {directions.map((direction) => (
          <div key={direction} className={styles['row']}>
            <Field label={t(`cashier.fee-${direction}-permille`)}>
              {(control) => (
                <TextInput
                  {...control}
                  inputMode="numeric"
                  maxLength={4}
                  value={entry[direction].permille}
                  onChange={({ target }) =>
                    set(direction, { permille: target.value.replace(/\D/gu, '') })
                  }
                />
              )}
            </Field>
            <Field label={t(`cashier.fee-${direction}-fixed`)}>
              {(control) => (
                <TextInput
                  {...control}
                  inputMode="decimal"
                  maxLength={16}
                  value={entry[direction].fixed}
                  onChange={({ target }) =>
                    set(direction, { fixed: target.value.replace(/[^\d.]/gu, '') })
                  }
                />
              )}
            </Field>
          </div>
        ))}
        {mayEdit ? (
          <div className={styles['steps']}>
            <Button loading={save.isPending} onClick={() => save.mutate(undefined)}>
              {t('operator.save')}
            </Button>
          </div>
        ) : null}
      </fieldset>
    </Card>
  );
}

type Entry = Readonly<Record<Direction, { readonly permille: string; readonly fixed: string }>>;

function entryOf({ fees }: Provider): Entry {
  const of = (direction: Direction) => {
    const fee = fees.find((one) => one.direction === direction);
    return { permille: fee ? String(fee.permille) : '', fixed: fee?.fixed ?? '' };
  };
  return { deposit: of('deposit'), payout: of('payout') };
}
