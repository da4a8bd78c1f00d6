// What a cue changes on the desk: the amount being counted, the scene over the reels, the place in
// the free spins. Pure.
import { creditsToUnits, type SlotGame } from '@baize/engines';
import type { Cue } from '../playback/cue.ts';
import type { DeskState } from './desk-state.ts';

type Change = Partial<DeskState>;

export function applyCue(state: DeskState, cue: Cue, game: SlotGame): Change {
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
    case 'spin-shown':
      return { multiplier: cue.spin.multiplier };
    case 'tumble-shown':
      return { multiplier: cue.tumble.multiplier };
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
