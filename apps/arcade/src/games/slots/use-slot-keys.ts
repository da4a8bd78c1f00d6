// The keys of a slot. While automatic play is on, the keys that would spin stop it, and so does
// Esc: a player who wants to stop never has to look for the button.
import { useShortcuts } from '../../frame/use-shortcuts.ts';
import { toggleSound } from '../../sound/sound-settings.ts';
import type { SlotDesk } from './desk/slot-desk.ts';

export function useSlotKeys(desk: SlotDesk, onPlan: () => void): void {
  const isAuto = () => desk.store.getState().auto !== null;
  const act = () => {
    if (isAuto()) desk.stopAuto();
    else if (desk.canSpin) desk.spin();
    else desk.hurry();
  };
  useShortcuts({
    ' ': act,
    Enter: act,
    Escape: () => desk.stopAuto(),
    a: () => {
      if (isAuto()) desk.stopAuto();
      else if (desk.canSpin && desk.store.getState().terms.autoplayAllowed) onPlan();
    },
    m: toggleSound,
    ArrowUp: () => desk.stepStake(1),
    ArrowRight: () => desk.stepStake(1),
    ArrowDown: () => desk.stepStake(-1),
    ArrowLeft: () => desk.stepStake(-1),
  });
}
