// The tiers of a contract as a ladder, the highest on top: the one reached is marked, and the next
// one says how much is missing.
import { CheckIcon, classNames, TargetIcon } from '@baize/ui';
import { useText } from '../../app/texts/texts.ts';
import type { AgreementKind, NextTier, Tier } from './agreements.ts';
import { useTermsText } from './terms-text.ts';
import styles from './ladder.module.css';

interface LadderProps {
  kind: AgreementKind;
  tiers: readonly Tier[];
  /** From 0; null: none, undefined: no period is measured. */
  reached?: number | null | undefined;
  next?: NextTier | null | undefined;
}

export function Ladder({ kind, tiers, reached, next }: LadderProps) {
  const t = useText();
  const words = useTermsText();
  const steps = tiers.map((tier, at) => ({ tier, at })).toReversed();
  return (
    <ol className={styles['ladder']} aria-label={t('contracts.tiers')} reversed>
      {steps.map(({ tier, at }) => {
        const isReached = at === reached;
        const isNext = next?.index === at;
        return (
          <li
            key={at}
            className={classNames(styles['step'], isReached && styles['reached'])}
            aria-current={isReached ? 'step' : undefined}
            style={{ '--height': (at + 1) / tiers.length }}
          >
            <strong>{words.rate(tier.rate)}</strong>
            <span>
              {words.conditions(tier)}
              {isReached ? (
                <em>
                  <CheckIcon aria-hidden="true" />
                  {t('contracts.tier-reached')}
                </em>
              ) : null}
              {isNext ? (
                <em>
                  <TargetIcon aria-hidden="true" />
                  {t('contracts.tier-next', { missing: words.missing(next) })}
                </em>
              ) : null}
            </span>
          </li>
        );
      })}
      <li className={styles['ground']} aria-hidden="true">
        {words.ofWhat(kind)}
      </li>
    </ol>
  );
}
