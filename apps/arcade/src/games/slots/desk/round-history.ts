// The rounds of this session on this screen, newest first, kept for the tab so that a reload keeps
// them. A new session begins an empty list.
import type { TabStore } from '../../../app/tab-store.ts';
import type { SlotAnswer } from './slot-round.ts';

export interface RoundHistory {
  list(): readonly SlotAnswer[];
  add(round: SlotAnswer): readonly SlotAnswer[];
}

const roundsMax = 60;

interface Kept {
  readonly since: number;
  readonly rounds: readonly SlotAnswer[];
}

export function createRoundHistory(
  store: TabStore,
  { gameCode, sessionSince }: { gameCode: string; sessionSince: number },
): RoundHistory {
  const key = `history:${gameCode}`;
  const kept = store.read(key);
  let rounds = isKept(kept) && kept.since === sessionSince ? kept.rounds : [];
  return {
    list: () => rounds,
    add(round) {
      if (rounds.some(({ roundId }) => roundId === round.roundId)) return rounds;
      rounds = [round, ...rounds].slice(0, roundsMax);
      store.write(key, { since: sessionSince, rounds });
      return rounds;
    },
  };
}

function isKept(value: unknown): value is Kept {
  if (typeof value !== 'object' || value === null) return false;
  const { since, rounds } = value as Partial<Record<string, unknown>>;
  return typeof since === 'number' && Array.isArray(rounds);
}
