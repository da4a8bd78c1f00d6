// The rules of the jackpots, shown before play: how each pool begins, how far it grows, what feeds
// it, what decides a win, and who wins when two do.
import { formatMoney, formatNumber, type Translator } from '@baize/i18n';
import { multiplyByRatio, parseUnits } from '@baize/money';
import styles from './jackpot-rules.module.css';

/** The figures of one tier; amounts as our own calls write them. */
export interface ShownJackpot {
  readonly tier: 'mini' | 'major' | 'grand';
  readonly amount: string;
  readonly seed: string;
  readonly ceiling: string;
  readonly contributionPpm: number;
  readonly diversionPpm: number;
  readonly turnover: string | null;
  readonly prizeMinimum: string;
  readonly prizeMaximum: string;
  readonly commitment: string | null;
}

export interface ShownJackpots {
  readonly currencySymbol: string;
  readonly tiers: readonly ShownJackpot[];
  readonly returnPpm: number;
}

export interface JackpotRulesProps {
  readonly t: Translator;
  readonly jackpots: ShownJackpots;
  /** The current stake. */
  readonly stake: string;
  readonly demo: boolean;
}

export function JackpotRules({ t, jackpots, stake, demo }: JackpotRulesProps) {
  return (
    <div className={styles['rules']}>
      {demo ? <p className={styles['demo']}>{t('jackpots.rule-demo')}</p> : null}
      <p>{t('jackpots.rule-linked')}</p>
      {jackpots.tiers.map((tier) => (
        <Tier key={tier.tier} {...{ t, tier, jackpots, stake }} />
      ))}
      <p>{t('jackpots.rule-order')}</p>
      <p>{t('jackpots.rule-prize')}</p>
      <p>{t('jackpots.rule-verify')}</p>
      <p>{t('jackpots.rule-return', { percent: percentOf(jackpots.returnPpm, t.tag) })}</p>
    </div>
  );
}

interface TierProps extends Omit<JackpotRulesProps, 'demo'> {
  readonly tier: ShownJackpot;
}

function Tier({ t, tier, jackpots, stake }: TierProps) {
  const { tag } = t;
  const amount = (text: string) => formatMoney(text, { tag, symbol: jackpots.currencySymbol });
  return (
    <section className={styles['tier']}>
      <h3>
        {t('jackpots.tier-jackpot', { tier: t(`jackpots.${tier.tier}`) })}
        <strong>{amount(tier.amount)}</strong>
      </h3>
      <p>
        {tier.turnover === null
          ? t('jackpots.rule-mystery', {
              minimum: amount(tier.prizeMinimum),
              maximum: amount(tier.prizeMaximum),
            })
          : t('jackpots.rule-chance', {
              amount: amount(tier.turnover),
              stake: amount(stake),
              times: formatNumber(timesOf(tier.turnover, stake), tag),
            })}
      </p>
      <p>
        {[
          t('jackpots.rule-seed', { amount: amount(tier.seed) }),
          t('jackpots.rule-fed', { percent: percentOf(tier.contributionPpm, tag) }),
          t('jackpots.rule-diverted', { percent: percentOf(tier.diversionPpm, tag) }),
          t('jackpots.rule-ceiling', { amount: amount(tier.ceiling) }),
        ].join(/^(?:ja|zh)/u.test(tag) ? '' : ' ')}
      </p>
      {tier.commitment === null ? null : (
        <p className={styles['hash']}>
          {t('jackpots.rule-commitment')} <code>{tier.commitment}</code>
        </p>
      )}
    </section>
  );
}

/** Millionths as percent, with as many places as they need. */
function percentOf(ppm: number, tag: string): string {
  return new Intl.NumberFormat(tag, { maximumFractionDigits: 4 }).format(ppm / 10_000);
}

function timesOf(turnover: string, stake: string): number {
  const read = (text: string) => parseUnits(text, { decimalsMax: 4 }) ?? 0n;
  const staked = read(stake);
  return staked === 0n ? 0 : Number(multiplyByRatio(read(turnover), 1n, staked));
}
