// The terms of a tier's next pool, saved as a whole. What runs is not touched.
import { useState } from 'react';
import { Button, Checkbox, Dialog, Field, TextInput } from '@baize/ui';
import { useText } from '../../app/texts.ts';
import styles from './jackpots.module.css';
import { useTermsChange, type Terms, type TierFact } from './pools.ts';

type Entry = { [K in keyof Terms]: string };

function entryOf({ seed, ceiling, contributionPpm, diversionPpm, turnover }: Terms): Entry {
  return {
    seed,
    ceiling,
    contributionPpm: String(contributionPpm),
    diversionPpm: String(diversionPpm),
    turnover: turnover ?? '',
  };
}

export function TermsDialog({ tier, onClose }: { tier: TierFact; onClose: () => void }) {
  const t = useText();
  const [entry, setEntry] = useState<Entry>(() => entryOf(tier.next));
  const [ending, setEnding] = useState(tier.ending);
  const save = useTermsChange();
  const isMystery = tier.next.turnover === null;
  const set = (name: keyof Entry) => (value: string) => setEntry({ ...entry, [name]: value });
  const send = () =>
    save.mutate(
      {
        tier: tier.tier,
        seed: entry.seed,
        ceiling: entry.ceiling,
        contributionPpm: Number(entry.contributionPpm),
        diversionPpm: Number(entry.diversionPpm),
        turnover: isMystery ? null : entry.turnover,
        ending,
      },
      { onSuccess: onClose },
    );
  return (
    <Dialog
      open
      title={t('console.jackpots.change-of', { tier: t(`console.jackpots.${tier.tier}`) })}
      closeLabel={t('operator.close')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('operator.cancel')}</Button>
          <Button kind="primary" loading={save.isPending} onClick={send}>
            {t('operator.save')}
          </Button>
        </>
      }
    >
      <div className={styles['stack']}>
        <p className={styles['intro']}>{t('console.jackpots.change-text')}</p>
        <Amount label={t('console.jackpots.seed')} value={entry.seed} onValue={set('seed')} />
        <Amount
          label={t('console.jackpots.ceiling')}
          value={entry.ceiling}
          onValue={set('ceiling')}
        />
        <Amount
          label={t('console.jackpots.contribution')}
          hint={t('console.jackpots.millionths-hint')}
          value={entry.contributionPpm}
          onValue={set('contributionPpm')}
        />
        <Amount
          label={t('console.jackpots.diversion')}
          hint={t('console.jackpots.millionths-hint')}
          value={entry.diversionPpm}
          onValue={set('diversionPpm')}
        />
        {isMystery ? null : (
          <Amount
            label={t('console.jackpots.chance')}
            hint={t('console.jackpots.turnover-hint')}
            value={entry.turnover}
            onValue={set('turnover')}
          />
        )}
        <Checkbox checked={ending} onChange={(event) => setEnding(event.target.checked)}>
          {t('console.jackpots.ending')}
        </Checkbox>
      </div>
    </Dialog>
  );
}

interface AmountProps {
  label: string;
  hint?: string;
  value: string;
  onValue: (value: string) => void;
}

function Amount({ label, hint, value, onValue }: AmountProps) {
  return (
    <Field label={label} {...(hint === undefined ? {} : { hint })}>
      {(control) => (
        <TextInput
          {...control}
          inputMode="decimal"
          maxLength={20}
          value={value}
          onChange={(event) => onValue(event.target.value.trim())}
        />
      )}
    </Field>
  );
}
