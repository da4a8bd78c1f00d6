// The change of the desk by a cue: the amount being counted, the scene over the reels, the place in
// the free spins. Pure.
import { creditsToUnits, type SlotGame, type SymbolWin } from '@baize/engines';
import type { Cue } from '../playback/cue.ts';
import type { SlotFace } from '../face/face.ts';
import type { DeskState } from './desk-state.ts';

type Change = Partial<DeskState>;

interface Seen {
  readonly game: SlotGame;
  readonly face: Pick<SlotFace, 'multiplierLasts'>;
}

export function applyCue(state: DeskState, cue: Cue, { game, face }: Seen): Change {
  const stake = state.round?.stake ?? 0n;
  const amount = (credits: number) => creditsToUnits({ game, stake, credits });
  switch (cue.kind) {
    case 'win-counted': {
      const { durationMs, tier } = cue;
      const [from, to] = [amount(cue.fromCredits), amount(cue.toCredits)];
      return { win: { from, to, durationMs, tier } };
    }
    case 'celebration':
    case 'feature-ended': {
      const win = { from: 0n, to: amount(cue.credits), durationMs: cue.durationMs };
      return { scene: { kind: cue.kind, tier: cue.tier, win } };
    }
    case 'free-spins-won': {
      const again = state.freeSpin !== null;
      const freeSpin = { index: state.freeSpin?.index ?? 0, of: cue.total };
      return { scene: { kind: 'free-spins-won', count: cue.count, again }, freeSpin };
    }
    case 'free-spin-began':
      return { freeSpin: { index: cue.index, of: cue.of } };
    case 'reels-started':
      return face.multiplierLasts && state.freeSpin !== null ? {} : { multiplier: 1 };
    case 'spin-shown':
      return { multiplier: timesAfter(state, cue.spin, face) };
    case 'tumble-shown':
      return { multiplier: timesAfter(state, cue.tumble, face) };
    case 'orbs-collected':
      return { multiplier: cue.total };
    case 'hold-won':
      return { scene: { kind: 'hold-won', respins: cue.respins } };
    case 'hold-began':
      return { hold: { coins: cue.held.length, respinsLeft: cue.respins } };
    case 'coins-landed': {
      const coins = (state.hold?.coins ?? 0) + cue.landed.length;
      return { hold: { coins, respinsLeft: cue.respinsLeft } };
    }
    case 'hold-ended': {
      const { tier, full } = cue;
      const win = { from: 0n, to: amount(cue.credits), durationMs: cue.durationMs };
      return { scene: { kind: 'hold-ended', tier, win, full }, hold: null };
    }
    case 'cap-reached':
      return { scene: { kind: 'cap-reached', amount: amount(cue.credits) } };
    case 'scene-over':
      return { scene: null };
    default:
      return {};
  }
}

interface Shown {
  readonly wins: readonly SymbolWin[];
  readonly multiplier: number;
}

/** The multiplier as shown: a window that wins nothing shows none. */
function timesAfter(state: DeskState, { wins, multiplier }: Shown, face: Seen['face']): number {
  if (wins.length === 0) return state.multiplier;
  return face.multiplierLasts ? Math.max(state.multiplier, multiplier) : multiplier;
}
