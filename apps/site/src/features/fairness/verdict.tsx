// The recomputed result beside the recorded one: each comparison in words with its own icon.
import { Card, Status } from '@baize/ui';
import { useMoneyText } from '../../app/money-text.ts';
import { useText } from '../../app/texts/texts.ts';
import { OutcomeView } from './outcome-view.tsx';
import type { Match, Verified, VerifyAsked } from './verify.ts';
import styles from './fairness.module.css';

const kinds = { same: 'good', different: 'bad', unknown: 'neutral' } as const;

interface Finding {
  readonly match: Match;
  readonly text: string;
}

function useFindings(asked: VerifyAsked, verified: Verified): Finding[] {
  const t = useText();
  const money = useMoneyText();
  const { commitment, payout, drawn, drawsMatch, jackpots } = verified;
  const seed = { same: 'match', different: 'differs', unknown: 'unknown' } as const;
  const computed = money(payout.computed);
  const paid =
    payout.match === 'different'
      ? t('fairness.payout-differs', { recorded: money(asked.payout ?? '0'), computed })
      : t(payout.match === 'same' ? 'fairness.payout-match' : 'fairness.payout-computed', {
          amount: computed,
        });
  const numbers = t(drawsMatch === 'same' ? 'fairness.draws-match' : 'fairness.draws-differ', {
    count: drawn.length,
  });
  return [
    { match: commitment.match, text: t(`fairness.commitment-${seed[commitment.match]}`) },
    { match: payout.match, text: paid },
    ...(drawsMatch === 'unknown' ? [] : [{ match: drawsMatch, text: numbers }]),
    ...jackpots.map(({ tier, computed: number, match }) => ({
      match,
      text: t(match === 'same' ? 'fairness.jackpot-match' : 'fairness.jackpot-differs', {
        tier: tier.toUpperCase(),
        number,
      }),
    })),
  ];
}

function RawBytes({ verified }: { verified: Verified }) {
  const t = useText();
  return (
    <details className={styles['raw']}>
      <summary>{t('fairness.raw-bytes')}</summary>
      <p>{t('fairness.raw-bytes-text')}</p>
      <dl>
        {verified.blocks.map((block, index) => (
          <div key={block}>
            <dt>{t('fairness.block', { index })}</dt>
            <dd>{block}</dd>
          </div>
        ))}
        <div>
          <dt>{t('fairness.numbers-drawn')}</dt>
          <dd>{verified.drawn.map(({ value, range }) => `${value}/${range}`).join(' ')}</dd>
        </div>
      </dl>
    </details>
  );
}

export function Verdict({ asked, verified }: { asked: VerifyAsked; verified: Verified }) {
  const t = useText();
  const findings = useFindings(asked, verified);
  return (
    <Card title={t('fairness.result-title')} className={styles['verdict']}>
      <ul className={styles['findings']} role="status">
        {findings.map(({ match, text }) => (
          <li key={text}>
            <Status kind={kinds[match]}>{text}</Status>
          </li>
        ))}
      </ul>
      <OutcomeView gameCode={asked.gameCode} stake={asked.stake} outcome={verified.outcome} />
      <RawBytes verified={verified} />
    </Card>
  );
}
