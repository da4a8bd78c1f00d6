// The keys of a small game. Where a hand is open, arrows and C belong to it; else arrows change the
// stake. While automatic play is on, the keys that would play stop it.
import { useShortcuts } from '../../frame/use-shortcuts.ts';
import { toggleSound } from '../../sound/sound-settings.ts';
import type { InstantDesk } from './desk/instant-desk.ts';

export function useInstantKeys(desk: InstantDesk, onPlan: () => void): void {
  const state = () => desk.store.getState();
  const isHilo = () => state().hand !== null && state().terms.gameCode === 'hilo';
  const act = () => (state().auto === null ? desk.play() : desk.stopAuto());
  const stake = (by: 1 | -1) => () => desk.stepStake(by);
  useShortcuts({
    ' ': act,
    Enter: act,
    Escape: () => desk.stopAuto(),
    a: () => {
      if (state().auto !== null) desk.stopAuto();
      else if (desk.canPlay && state().terms.autoplayAllowed && !state().terms.hasSteps) onPlan();
    },
    c: () => desk.cashOut(),
    m: toggleSound,
    s: () => (isHilo() ? desk.step('skip') : undefined),
    ArrowUp: () => (isHilo() ? desk.step('higher') : desk.stepStake(1)),
    ArrowDown: () => (isHilo() ? desk.step('lower') : desk.stepStake(-1)),
    ArrowRight: stake(1),
    ArrowLeft: stake(-1),
  });
}
