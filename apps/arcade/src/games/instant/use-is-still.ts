// Whether stake and choice may be changed. The pace between two rounds does not grey them out.
import { useDesk } from './instant-context.tsx';

export function useIsStill(): boolean {
  return useDesk(({ hand, auto, shown, phase, sessionLost }) => {
    const isFree = hand === null && auto === null && !sessionLost;
    return isFree && shown.length === 0 && phase !== 'waiting';
  });
}
