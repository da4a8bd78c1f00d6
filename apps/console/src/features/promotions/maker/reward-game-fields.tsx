// The game of free rounds and of free bets: of a slot one of its stakes, of a bet the game alone.
import { readUnits } from '@baize/client';
import {
  freeBetGameOf,
  freeBetGames,
  slotGameOf,
  slotGames,
  type FreeBetGame,
} from '@baize/engines';
import { printUnits, type Units } from '@baize/money';
import { ChoiceField } from '../../../app/choice-field.tsx';
import { useShow } from '../../../app/show.ts';
import { useText } from '../../../app/texts.ts';
import type { Reward } from '../staff-promotion.ts';
import { useGameName } from './game-name.ts';

export interface RewardProps {
  reward: Reward;
  onReward: (reward: Reward) => void;
}

type RewardGame = Pick<Reward, 'gameCode' | 'stake'>;

/** What the house pays the stakes of. */
export const isFree = ({ kind }: Pick<Reward, 'kind'>) =>
  kind === 'free-rounds' || kind === 'free-bet';

/** What stands in a reward of this kind: the first where there was none. */
export function ofGame(reward: RewardGame, kind: Reward['kind']): RewardGame {
  if (kind === 'free-rounds') return ofSlot(reward);
  return { gameCode: kind === 'free-bet' ? betGameOf(reward).code : '', stake: '0' };
}

/** The slot and stake, or the first of each where they are none of ours. */
function ofSlot(asked: RewardGame): RewardGame {
  const gameCode = slotGameOf(asked.gameCode)?.code ?? slotGames[0]?.code ?? '';
  const units = readUnits(asked.stake);
  const stakes = slotGameOf(gameCode)?.stakes ?? [];
  return {
    gameCode,
    stake: printUnits(stakes.find((one) => one === units) ?? stakes[0] ?? 0n),
  };
}

const stakesOf = (gameCode: string): readonly string[] =>
  slotGameOf(gameCode)?.stakes.map((stake) => printUnits(stake)) ?? [];

export function SlotFields({ reward, onReward }: RewardProps) {
  const t = useText();
  const nameOf = useGameName();
  const { money } = useShow();
  const { gameCode, stake } = ofSlot(reward);
  return (
    <>
      <ChoiceField
        label={t('console.promotions.game-code')}
        values={slotGames.map(({ code }) => code)}
        value={gameCode}
        nameOf={nameOf}
        onValue={(code) => onReward({ ...reward, ...ofSlot({ gameCode: code, stake }) })}
      />
      <ChoiceField
        label={t('console.promotions.stake')}
        values={stakesOf(gameCode)}
        value={stake}
        nameOf={(one) => money(one)}
        onValue={(one) => onReward({ ...reward, stake: one })}
      />
    </>
  );
}

/** The game, or the first where it is none that takes free bets. */
const betGameOf = ({ gameCode }: Pick<Reward, 'gameCode'>) =>
  freeBetGameOf(gameCode) ?? (freeBetGames[0] as FreeBetGame);

export function BetGameField({ reward, onReward }: RewardProps) {
  const t = useText();
  const nameOf = useGameName();
  return (
    <ChoiceField
      label={t('console.promotions.bet-game')}
      values={freeBetGames.map(({ code }) => code)}
      value={betGameOf(reward).code}
      nameOf={nameOf}
      onValue={(gameCode) => onReward({ ...reward, gameCode })}
    />
  );
}

/** Between which stakes the amount of a free bet lies. */
export function useAmountHint({ kind, gameCode }: Reward): string | undefined {
  const t = useText();
  const { money } = useShow();
  const { stakes } = betGameOf({ gameCode });
  if (kind !== 'free-bet') return undefined;
  const bound = (of: (one: Units, other: Units) => boolean) =>
    money(
      printUnits(
        stakes.reduce((one, other) => (of(one, other) ? one : other)),
        2,
      ),
    );
  return t('console.promotions.bet-hint', {
    least: bound((one, other) => one < other),
    most: bound((one, other) => one > other),
  });
}
