// The effect of a change of a limit, known before it is sent: tighter holds at once, looser waits.
import { typedUnits } from '@baize/client';

export type LimitEffect = 'first' | 'tighter' | 'looser' | 'same' | 'cancels';

/** The limit as it stands: its value, and whether a change of it waits. */
export interface PresentLimit {
  readonly value: string | null;
  readonly waits: boolean;
  /** A higher value must be confirmed once its time has come. */
  readonly confirmed: boolean;
}

/** Undefined when the new value is no amount above zero, or no minutes from 1 to 1440. */
export function effectOf(
  present: Pick<PresentLimit, 'value' | 'waits'>,
  next: string,
  isMinutes: boolean,
): LimitEffect | undefined {
  const asked = typedUnits(next);
  if (asked === undefined || asked <= 0n) return undefined;
  if (isMinutes && !(/^\d{1,4}$/.test(next) && Number(next) <= 1440)) return undefined;
  const now = present.value === null ? undefined : typedUnits(present.value);
  if (now === undefined) return 'first';
  if (asked === now) return present.waits ? 'cancels' : 'same';
  return asked < now ? 'tighter' : 'looser';
}
