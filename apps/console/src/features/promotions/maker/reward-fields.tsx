// One reward: its kind, a fixed amount or a share, and the terms of its money.
import { bonusFundings, rewardBases, rewardKinds, ticketKinds } from '@baize/contract';
import { Checkbox } from '@baize/ui';
import { useText } from '../../../app/texts.ts';
import type { Reward } from '../staff-promotion.ts';
import { ChoiceField } from '../../../app/choice-field.tsx';
import { newShare } from './draft.ts';
import { GamesFields } from './games-fields.tsx';
import { BetGameField, isFree, ofGame, SlotFields, useAmountHint } from './reward-game-fields.tsx';
import type { RewardProps } from './reward-game-fields.tsx';
import {
  amountKind,
  amountOrNone,
  percentKind,
  TypedEntry,
  whole,
} from '../../../app/typed-entry.tsx';
import styles from './maker.module.css';

const hasTerms = ({ kind }: Reward) => kind !== 'points' && kind !== 'ticket';

/** What goes with another kind alone is cleared. */
function ofKind(reward: Reward, kind: Reward['kind']): Reward {
  const isMoney = kind === 'cash' || kind === 'bonus';
  return {
    ...reward,
    kind,
    share: isMoney ? reward.share : null,
    ticket: kind === 'ticket' ? reward.ticket || 'wheel' : '',
    ...ofGame(reward, kind),
    ...(isFree({ kind }) ? { terms: { ...reward.terms, withDeposit: false, sticky: false } } : {}),
  };
}

export function RewardFields({ reward, onReward }: RewardProps) {
  const t = useText();
  const { kind, ticket } = reward;
  return (
    <div className={styles['stack']}>
      <div className={styles['fields']}>
        <ChoiceField
          label={t('console.promotions.reward-kind')}
          values={rewardKinds}
          value={kind}
          nameOf={(one) => t(`console.promotions.reward-${one}`)}
          onValue={(one) => onReward(ofKind(reward, one))}
        />
        <AmountFields reward={reward} onReward={onReward} />
        {kind === 'ticket' && ticket !== '' ? (
          <ChoiceField
            label={t('console.promotions.ticket')}
            values={ticketKinds}
            value={ticket}
            nameOf={(one) => t(`console.promotions.ticket-${one}`)}
            onValue={(one) => onReward({ ...reward, ticket: one })}
          />
        ) : null}
        {kind === 'free-rounds' ? <SlotFields reward={reward} onReward={onReward} /> : null}
        {kind === 'free-bet' ? <BetGameField reward={reward} onReward={onReward} /> : null}
      </div>
      {hasTerms(reward) ? <TermsFields reward={reward} onReward={onReward} /> : null}
    </div>
  );
}

const ways = ['fixed', 'share'] as const;

function AmountFields({ reward, onReward }: RewardProps) {
  const t = useText();
  const { kind, amount, share } = reward;
  const hint = useAmountHint(reward);
  const mayShare = kind === 'cash' || kind === 'bonus';
  return (
    <>
      {mayShare ? (
        <ChoiceField
          label={t('console.promotions.amount-by')}
          values={ways}
          value={share === null ? 'fixed' : 'share'}
          nameOf={(one) => t(`console.promotions.amount-${one}`)}
          onValue={(one) =>
            onReward({ ...reward, amount: '0', share: one === 'share' ? newShare() : null })
          }
        />
      ) : null}
      {share === null ? (
        <TypedEntry
          label={t('console.promotions.amount-value')}
          hint={hint}
          kind={amountKind}
          value={amount}
          onValue={(next) => onReward({ ...reward, amount: next })}
        />
      ) : (
        <ShareFields share={share} onShare={(next) => onReward({ ...reward, share: next })} />
      )}
    </>
  );
}

type Share = NonNullable<Reward['share']>;

function ShareFields({ share, onShare }: { share: Share; onShare: (share: Share) => void }) {
  const t = useText();
  return (
    <>
      <ChoiceField
        label={t('console.promotions.share-of')}
        values={rewardBases}
        value={share.of}
        nameOf={(one) => t(`console.promotions.fact-${one}`)}
        onValue={(of) => onShare({ ...share, of })}
      />
      <TypedEntry
        label={t('console.promotions.percent')}
        kind={percentKind}
        value={share.hundredths}
        onValue={(hundredths) => onShare({ ...share, hundredths })}
      />
      <TypedEntry
        label={t('console.promotions.share-max')}
        hint={t('console.promotions.none-hint')}
        kind={amountOrNone}
        value={share.max}
        onValue={(max) => onShare({ ...share, max })}
      />
      {share.of === 'turnover' || share.of === 'net-loss' ? (
        <GamesFields games={share.games} onGames={(games) => onShare({ ...share, games })} />
      ) : null}
    </>
  );
}

const daysOf: Partial<Record<Reward['kind'], 'free-days' | 'bet-days'>> = {
  'free-rounds': 'free-days',
  'free-bet': 'bet-days',
};

const timesKind = whole(0, 100);
const daysKind = whole(1, 365);

function TermsFields({ reward, onReward }: RewardProps) {
  const t = useText();
  const { kind, terms } = reward;
  const free = isFree(reward);
  const timesHint = free ? 'free-times-hint' : 'times-hint';
  const change = (more: Partial<Reward['terms']>) =>
    onReward({ ...reward, terms: { ...terms, ...more } });
  return (
    <>
      <div className={styles['fields']}>
        <TypedEntry
          label={t('console.promotions.times')}
          hint={kind === 'bonus' ? undefined : t(`console.promotions.${timesHint}`)}
          kind={timesKind}
          value={terms.times}
          onValue={(times) => change({ times })}
        />
        {kind === 'bonus' || free ? (
          <TypedEntry
            label={t(`console.promotions.${daysOf[kind] ?? 'days'}`)}
            kind={daysKind}
            value={terms.days}
            onValue={(days) => change({ days })}
          />
        ) : null}
        {kind === 'bonus' || (free && terms.times > 0) ? (
          <BonusFields terms={terms} onTerms={change} />
        ) : null}
      </div>
      {free ? null : (
        <Checkbox
          checked={terms.withDeposit}
          onChange={({ target }) => change({ withDeposit: target.checked })}
        >
          {t('console.promotions.with-deposit')}
        </Checkbox>
      )}
      {kind === 'bonus' ? (
        <Checkbox
          checked={terms.sticky}
          onChange={({ target }) => change({ sticky: target.checked })}
        >
          {t('console.promotions.sticky')}
        </Checkbox>
      ) : null}
    </>
  );
}

interface BonusFieldsProps {
  terms: Reward['terms'];
  onTerms: (more: Partial<Reward['terms']>) => void;
}

function BonusFields({ terms, onTerms }: BonusFieldsProps) {
  const t = useText();
  return (
    <>
      {(['stakeMax', 'releaseMax'] as const).map((name) => (
        <TypedEntry
          key={name}
          label={t(`console.promotions.${name === 'stakeMax' ? 'stake-max' : 'release-max'}`)}
          hint={t('console.promotions.none-hint')}
          kind={amountOrNone}
          value={terms[name]}
          onValue={(value) => onTerms({ [name]: value })}
        />
      ))}
      <ChoiceField
        label={t('console.promotions.funding')}
        values={bonusFundings}
        value={terms.funding}
        nameOf={(one) => t(`console.promotions.funding-${one}`)}
        onValue={(funding) => onTerms({ funding })}
      />
    </>
  );
}
