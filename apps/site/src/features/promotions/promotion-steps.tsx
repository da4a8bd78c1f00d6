// The steps of a promotion: what must hold with how far it is, what each gives, and what that asks
// for before it is free.
import { CheckIcon, classNames, GiftIcon, ProgressBar } from '@baize/ui';
import type { PromotionTrigger } from '@baize/contract';
import { useText } from '../../app/texts/texts.ts';
import { useStepText } from './invitations/step-text.ts';
import { type Condition, type Detail, type Step } from './promotions.ts';
import { RewardGame } from './reward-game.tsx';
import { useConditionText, useRewardText, useTermsText } from './reward-text.ts';
import detail from './detail.module.css';
import styles from './promotions.module.css';

export function PromotionSteps({ promotion }: { promotion: Detail }) {
  const t = useText();
  const { steps, state, trigger } = promotion;
  return (
    <ol className={detail['steps']} aria-label={t('promotions.steps')}>
      {steps.map((step, place) => (
        // A promotion's steps never change their order.
        // oxlint-disable-next-line react/no-array-index-key
        <StepCard key={place} step={step} trigger={trigger} isMember={state !== null} />
      ))}
    </ol>
  );
}

interface StepCardProps {
  step: Step;
  trigger: PromotionTrigger;
  isMember: boolean;
}

function StepCard({ step, trigger, isMember }: StepCardProps) {
  const t = useText();
  const rewardText = useRewardText();
  const termsText = useTermsText();
  const { conditions, rewards, shares, holds, had } = step;
  // How far friends are stands on the page of friends.
  const isOfFriends = trigger === 'invitation';
  const isHeld = (holds || had) && isMember && !isOfFriends;
  return (
    <li className={classNames(detail['step'], isHeld && detail['held'])}>
      <span className={detail['mark']} aria-hidden="true">
        {had ? <CheckIcon /> : <GiftIcon />}
      </span>
      <div className={detail['stepBody']}>
        <ul className={detail['gives']}>
          {rewards.map((reward, place) => (
            // oxlint-disable-next-line react/no-array-index-key
            <li key={place}>
              <b>{rewardText(reward, shares[place] ?? 0)}</b>
              <RewardGame gameCode={reward.gameCode} />
              {termsText(reward).map((line) => (
                <small key={line}>{line}</small>
              ))}
            </li>
          ))}
        </ul>
        {isOfFriends ? <AskedOfFriends step={step} /> : null}
        {isOfFriends || conditions.length === 0 ? null : (
          <ul className={detail['asks']}>
            {conditions.map((condition) => (
              <Asked
                key={`${condition.fact} ${condition.test}`}
                condition={condition}
                isMember={isMember}
              />
            ))}
          </ul>
        )}
        {had ? <p className={styles['small']}>{t('promotions.had')}</p> : null}
      </div>
    </li>
  );
}

function AskedOfFriends({ step }: { step: Step }) {
  const { asks } = useStepText();
  return (
    <ul className={detail['asks']}>
      {asks(step).map((line) => (
        <li key={line} className={styles['small']}>
          {line}
        </li>
      ))}
    </ul>
  );
}

const bars: ReadonlySet<string> = new Set([
  'turnover',
  'net-loss',
  'rounds',
  'deposits',
  'deposit-count',
  'sign-in-days',
  'sign-in-row',
]);

function Asked({ condition, isMember }: { condition: Condition; isMember: boolean }) {
  const t = useText();
  const { label, where, of } = useConditionText()(condition);
  const { fact, test, value, reached } = condition;
  const words = where === '' ? label : `${label} · ${where}`;
  const isBar = isMember && bars.has(fact) && test === 'at-least';
  if (!isBar) return <li className={styles['small']}>{words}</li>;
  return (
    <li>
      <ProgressBar
        label={words}
        value={Number(reached)}
        max={Number(value)}
        valueText={of}
        tone={condition.holds ? 'felt' : 'brass'}
        aside={
          <span className={styles['line']}>
            <span>{words}</span>
            <b>{condition.holds ? t('promotions.reached-whole') : of}</b>
          </span>
        }
      />
    </li>
  );
}
