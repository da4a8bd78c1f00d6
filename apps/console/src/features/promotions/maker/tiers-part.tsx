// The steps of a promotion: what must hold, and what each gives.
import { useText } from '../../../app/texts.ts';
import type { Condition, Reward, Tier } from '../staff-promotion.ts';
import { ConditionFields } from './condition-fields.tsx';
import { newCondition, newReward, newTier, withSpec, type PartProps } from './draft.ts';
import { Add, Remove } from './list-buttons.tsx';
import { RewardFields } from './reward-fields.tsx';
import styles from './maker.module.css';

const tiersMost = 12;
const conditionsMost = 8;
const rewardsMost = 5;

export function TiersPart({ draft, set }: PartProps) {
  const t = useText();
  const { tiers } = draft.spec;
  const change = (list: Tier[]) => set(withSpec(draft, { tiers: list }));
  return (
    <>
      {tiers.map((tier, at) => (
        <fieldset key={at} className={styles['tier']}>
          <legend>{t('console.promotions.tier', { number: at + 1 })}</legend>
          {tiers.length > 1 ? (
            <Remove
              label={t('console.promotions.remove-tier', { number: at + 1 })}
              onRemove={() => change(tiers.toSpliced(at, 1))}
            />
          ) : null}
          <TierFields tier={tier} onTier={(next) => change(tiers.with(at, next))} />
        </fieldset>
      ))}
      <div>
        <Add
          label={t('console.promotions.add-tier')}
          disabled={tiers.length >= tiersMost}
          onAdd={() => change([...tiers, tiers.at(-1) ?? newTier()])}
        />
      </div>
    </>
  );
}

function TierFields({ tier, onTier }: { tier: Tier; onTier: (tier: Tier) => void }) {
  const t = useText();
  const { conditions, rewards } = tier;
  const setConditions = (list: Condition[]) => onTier({ ...tier, conditions: list });
  const setRewards = (list: Reward[]) => onTier({ ...tier, rewards: list });
  return (
    <>
      <h3 className={styles['under']}>{t('console.promotions.conditions')}</h3>
      {conditions.length === 0 ? (
        <p className={styles['mute']}>{t('console.promotions.no-conditions')}</p>
      ) : null}
      {conditions.map((condition, at) => (
        <div key={at} className={styles['line']}>
          <ConditionFields
            condition={condition}
            onCondition={(next) => setConditions(conditions.with(at, next))}
          />
          <Remove
            label={t('console.promotions.remove-condition', { number: at + 1 })}
            onRemove={() => setConditions(conditions.toSpliced(at, 1))}
          />
        </div>
      ))}
      <div>
        <Add
          label={t('console.promotions.add-condition')}
          disabled={conditions.length >= conditionsMost}
          onAdd={() => setConditions([...conditions, newCondition()])}
        />
      </div>
      <h3 className={styles['under']}>{t('console.promotions.rewards')}</h3>
      {rewards.map((reward, at) => (
        <div key={at} className={styles['line']}>
          <RewardFields reward={reward} onReward={(next) => setRewards(rewards.with(at, next))} />
          {rewards.length > 1 ? (
            <Remove
              label={t('console.promotions.remove-reward', { number: at + 1 })}
              onRemove={() => setRewards(rewards.toSpliced(at, 1))}
            />
          ) : null}
        </div>
      ))}
      <div>
        <Add
          label={t('console.promotions.add-reward')}
          disabled={rewards.length >= rewardsMost}
          onAdd={() => setRewards([...rewards, newReward()])}
        />
      </div>
    </>
  );
}
