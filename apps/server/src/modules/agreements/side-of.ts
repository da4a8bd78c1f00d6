// The agent of a username that staff search for, whichever side of an agreement they are on.
import type { AgreementsPorts } from './ports.ts';

/** Undefined: nobody is sought; null: nobody has this name. */
export async function sideOf(
  { playerIdOf }: Pick<AgreementsPorts, 'playerIdOf'>,
  username: string | undefined,
): Promise<string | undefined | null> {
  const name = username?.trim() ?? '';
  return name === '' ? undefined : ((await playerIdOf(name)) ?? null);
}
