// The changes of a proposal, field by field.
import type { TextKey } from '@baize/i18n';
import { useText } from '../../app/texts.ts';
import styles from './lottery.module.css';
import type { Proposal } from './proposals.ts';

const names: Readonly<Record<string, TextKey>> = {
  on: 'console.lottery.takes-orders',
  oddsReturn: 'console.lottery.oddsReturn',
  pricePercent: 'console.lottery.pricePercent',
  groupLeast: 'console.lottery.groupLeast',
  groupMost: 'console.lottery.groupMost',
  unitsMost: 'console.lottery.unitsMost',
  multipleMost: 'console.lottery.multipleMost',
  chaseMost: 'console.lottery.chaseMost',
  amountMost: 'console.lottery.amountMost',
  payoutCap: 'console.lottery.payoutCap',
  issuePayoutCap: 'console.lottery.issuePayoutCap',
  exposureMost: 'console.lottery.exposureMost',
  odds: 'console.lottery.pays-odds',
  numbers: 'console.lottery.numbers',
  slips: 'console.lottery.slips',
  stake: 'console.lottery.refunded',
};

export function ProposalChanges({ proposal: { changes, kind, state } }: { proposal: Proposal }) {
  const t = useText();
  if (kind === 'result' && state === 'waiting') return <p>{t('console.lottery.result-blind')}</p>;
  const shown = (field: string, value: string) => {
    if (field === 'on') return t(value === 'true' ? 'console.lottery.on' : 'console.lottery.off');
    return value === '' ? '–' : value;
  };
  const nameOf = (field: string) => {
    const name = names[field];
    return name === undefined ? field : t(name);
  };
  return (
    <ul className={styles['changes']}>
      {changes.map(({ field, before, after }) => (
        <li key={field}>
          {nameOf(field)}:{' '}
          {before === '' ? null : (
            <>
              <del>{shown(field, before)}</del> →{' '}
            </>
          )}
          <ins>{shown(field, after)}</ins>
        </li>
      ))}
    </ul>
  );
}
