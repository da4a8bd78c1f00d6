// A draw: its look, what opens it, and its segments with weights, stock and prizes.
import { ticketKinds } from '@baize/contract';
import { printUnits } from '@baize/money';
import { Checkbox } from '@baize/ui';
import { ChoiceField } from '../../../app/choice-field.tsx';
import { useShow } from '../../../app/show.ts';
import { useText } from '../../../app/texts.ts';
import { TypedEntry, whole, wholeOrNone } from '../../../app/typed-entry.tsx';
import type { PrizeDraw, Reward } from '../staff-promotion.ts';
import { dearestOf, meanCostOf } from './arithmetic.ts';
import { newDraw, newReward, withSpec, type PartProps } from './draft.ts';
import { Add, Remove } from './list-buttons.tsx';
import { RewardFields } from './reward-fields.tsx';
import styles from './maker.module.css';

const segmentsLeast = 2;
const segmentsMost = 16;
const prizesMost = 3;
const weightKind = whole(1, 1_000_000);
const anyStock = wholeOrNone(10_000_000);
const stockKind = { ...anyStock, read: (text: string) => anyStock.read(text) || null };
const aDayKind = whole(0, 20);

type Segment = PrizeDraw['segments'][number];

export function DrawPart({ draft, set }: PartProps) {
  const t = useText();
  const { draw = newDraw() } = draft.spec;
  const change = (more: Partial<PrizeDraw>) => set(withSpec(draft, { draw: { ...draw, ...more } }));
  const { segments } = draw;
  return (
    <>
      <div className={styles['fields']}>
        <ChoiceField
          label={t('console.promotions.draw-look')}
          values={ticketKinds}
          value={draw.look}
          nameOf={(one) => t(`console.promotions.ticket-${one}`)}
          onValue={(look) => change({ look })}
        />
        <TypedEntry
          label={t('console.promotions.draw-a-day')}
          kind={aDayKind}
          value={draw.aDay}
          onValue={(aDay) => change({ aDay })}
        />
      </div>
      <Checkbox
        checked={draw.tickets}
        onChange={({ target }) => change({ tickets: target.checked })}
      >
        {t('console.promotions.draw-tickets')}
      </Checkbox>
      {segments.map((segment, at) => (
        <SegmentFields
          key={at}
          number={at + 1}
          segment={segment}
          onSegment={(next) => change({ segments: segments.with(at, next) })}
          onRemove={
            segments.length > segmentsLeast
              ? () => change({ segments: segments.toSpliced(at, 1) })
              : undefined
          }
        />
      ))}
      <div>
        <Add
          label={t('console.promotions.draw-add-segment')}
          disabled={segments.length >= segmentsMost}
          onAdd={() => change({ segments: [...segments, { weight: 1, stock: null, rewards: [] }] })}
        />
      </div>
      <Sums draft={draft} draw={draw} />
    </>
  );
}

function Sums({ draft, draw }: Pick<PartProps, 'draft'> & { draw: PrizeDraw }) {
  const t = useText();
  const { money } = useShow();
  const amount = money(printUnits(meanCostOf(draw)));
  const most = money(printUnits(dearestOf(draft.spec) ?? 0n));
  return (
    <p className={styles['mute']}>
      {t('console.promotions.draw-expected', { amount, most })} {t('console.promotions.draw-rule')}
    </p>
  );
}

interface SegmentProps {
  number: number;
  segment: Segment;
  onSegment: (segment: Segment) => void;
  onRemove: (() => void) | undefined;
}

function SegmentFields({ number, segment, onSegment, onRemove }: SegmentProps) {
  const t = useText();
  const { weight, stock, rewards } = segment;
  const setRewards = (list: Reward[]) => onSegment({ ...segment, rewards: list });
  return (
    <fieldset className={styles['tier']}>
      <legend>{t('console.promotions.draw-segment', { number })}</legend>
      {onRemove === undefined ? null : (
        <Remove
          label={t('console.promotions.draw-remove-segment', { number })}
          onRemove={onRemove}
        />
      )}
      <div className={styles['fields']}>
        <TypedEntry
          label={t('console.promotions.draw-weight')}
          kind={weightKind}
          value={weight}
          onValue={(next) => onSegment({ ...segment, weight: next })}
        />
        <TypedEntry
          label={t('console.promotions.draw-stock')}
          hint={t('console.promotions.none-hint')}
          kind={stockKind}
          value={stock}
          onValue={(next) => onSegment({ ...segment, stock: next })}
        />
      </div>
      {rewards.length === 0 ? (
        <p className={styles['mute']}>{t('console.promotions.draw-none')}</p>
      ) : null}
      {rewards.map((reward, at) => (
        <div key={at} className={styles['line']}>
          <RewardFields reward={reward} onReward={(next) => setRewards(rewards.with(at, next))} />
          <Remove
            label={t('console.promotions.draw-remove-prize', { number: at + 1 })}
            onRemove={() => setRewards(rewards.toSpliced(at, 1))}
          />
        </div>
      ))}
      <div>
        <Add
          label={t('console.promotions.draw-add-prize')}
          disabled={rewards.length >= prizesMost}
          onAdd={() => setRewards([...rewards, newReward()])}
        />
      </div>
    </fieldset>
  );
}
