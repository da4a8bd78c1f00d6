// The jackpots above the reels: the three amounts, whole. A press opens their rules; in demo play
// the strip says that they are for real money.
import { formatMoney } from '@baize/i18n';
import { useArcade } from '../../app/arcade-context.tsx';
import styles from './jackpot-strip.module.css';
import type { Jackpots } from './use-jackpots.ts';

export interface JackpotStripProps {
  readonly jackpots: Jackpots | undefined;
  readonly demo: boolean;
  readonly onRules: () => void;
}

export function JackpotStrip({ jackpots, demo, onRules }: JackpotStripProps) {
  const { t } = useArcade();
  const amount = useJackpotMoney(jackpots);
  if (jackpots === undefined || jackpots.tiers.length === 0) return null;
  return (
    <button type="button" className={styles['strip']} onClick={onRules} data-demo={demo}>
      {jackpots.tiers.map((tier) => (
        <span key={tier.tier} className={styles['tier']} data-tier={tier.tier}>
          <small>{t(`jackpots.${tier.tier}`)}</small>
          <strong>{amount(tier.amount)}</strong>
        </span>
      ))}
      {demo ? <em>{t('jackpots.not-in-demo')}</em> : null}
    </button>
  );
}

/** Jackpots have a currency of their own, in any currency of the session. */
export function useJackpotMoney(jackpots: Jackpots | undefined) {
  const { t } = useArcade();
  const symbol = jackpots?.currencySymbol ?? '';
  return (amount: string) => formatMoney(amount, { tag: t.tag, symbol });
}
