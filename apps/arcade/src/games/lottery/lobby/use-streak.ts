// The streak of a lottery in the lobby: its last draws are read once its card is in sight, one
// lottery after the other, and each new result is added. Of the lottery in play only draws that
// were shown count.
import type { Client } from '@baize/client';
import type { DrawKind } from '@baize/engines';
import { useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { useArcade } from '../../../app/arcade-context.tsx';
import type { Drawn, GameNow } from '../desk/lottery-terms.ts';
import { DrawList } from '../draw/draw-list.ts';
import { useLottery } from '../lottery-context.tsx';
import type { Run } from '../results/roads.ts';
import { streakOf } from './streak.ts';

/** Longer runs are told as this long. */
const kept = 20;
const lists = new WeakMap<Client, Map<string, DrawList>>();
let reading: Promise<void> = Promise.resolve();

/** Kept for the page: the lobby opens again and again. */
function listOf(client: Client, gameCode: string): DrawList {
  const known = lists.get(client) ?? new Map<string, DrawList>();
  lists.set(client, known);
  const list = known.get(gameCode) ?? new DrawList(client, { gameCode, maySee: () => true, kept });
  known.set(gameCode, list);
  return list;
}

interface StreakAsked {
  readonly game: GameNow;
  readonly kind: DrawKind | undefined;
  readonly isInSight: boolean;
}

export function useStreak({ game, kind, isInSight }: StreakAsked): Run | undefined {
  const { client } = useArcade();
  const { desk, draws } = useLottery();
  const { gameCode, last } = game;
  const isHere = desk.store.getState().terms.gameCode === gameCode;
  const list = isHere ? draws : listOf(client, gameCode);
  const { draws: seen, state } = useStore(list.store);
  useEffect(() => {
    if (isHere || !isInSight || state !== 'loading') return;
    // One after the other: the screen itself comes first.
    reading = reading.then(() =>
      list.store.getState().state === 'loading' ? list.read() : undefined,
    );
  }, [isHere, isInSight, list, state]);
  useEffect(() => {
    if (!isHere && state === 'read' && isNew(seen, last)) list.add(last);
  }, [isHere, list, state, seen, last]);
  return useMemo(() => (kind === undefined ? undefined : streakOf(kind, seen)), [kind, seen]);
}

function isNew(seen: readonly Drawn[], last: Drawn | null): last is Drawn {
  if (!last?.numbers) return false;
  return !seen.some(({ issue, version }) => issue === last.issue && version >= last.version);
}

/** Whether an element has come into sight; it stays so. */
export function useSight() {
  const [isInSight, setInSight] = useState(false);
  const [place, setPlace] = useState<HTMLElement | null>(null);
  useEffect(() => {
    if (place === null || isInSight || typeof IntersectionObserver === 'undefined')
      return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) setInSight(true);
    });
    observer.observe(place);
    return () => observer.disconnect();
  }, [place, isInSight]);
  return { isInSight, setPlace };
}
