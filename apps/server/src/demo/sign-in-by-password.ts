// Lets staff in by their password alone, so that printed logins work: for the seeded world and for
// tests. The platform itself asks for a second factor.
import { isRefusal } from '@baize/contract';
import type { Server } from '../compose/server.ts';
import { houseCall } from './house-call.ts';

const policy = { name: 'staffSecondFactor', value: false } as const;

export async function letStaffInByPassword({ modules, platform }: Server): Promise<void> {
  if (!modules.settings.policy().staffSecondFactor) return;
  const now = platform.clock.now();
  const house = {
    kind: 'staff',
    staffId: 'house',
    username: 'house',
    role: 'owner',
    permissions: [],
    sessionId: '',
    confirmedUntil: now,
  } as const;
  const set = await modules.settings.actions.setPolicy({
    ...houseCall('', now, 'staff-by-password'),
    caller: house,
    input: policy,
  });
  if (isRefusal(set)) throw new Error(`the policy was refused: ${set.refused}`);
}
