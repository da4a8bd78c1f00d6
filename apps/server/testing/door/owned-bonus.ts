// A bonus of the member, for the tests of the door: another may neither look at it nor cancel it.
import type { Server } from '../../src/compose/server.ts';
import type { Owned } from './owned-round.ts';
import type { Input } from './sample.ts';

export async function ownedBonus(
  { modules, platform }: Server,
  playerId: string,
): Promise<Readonly<Record<string, Owned>>> {
  const id = 'bonus-of-the-member';
  await platform.database.transaction((tx) =>
    modules.wallet.grantBonus(tx, {
      id,
      playerId,
      currency: 'PHP',
      names: { en: 'Of the member' },
      amount: 10_000n,
      base: 10_000n,
      times: 1,
      days: 7,
      stakeMax: null,
      releaseMax: null,
      isSticky: false,
      funding: 'cash-first',
      state: 'granted',
      grantedBy: '',
      reason: '',
      now: platform.clock.now(),
    }),
  );
  const naming = (input: (id: string) => Input): Owned => ({
    theirs: input(id),
    nobodys: input('no-such-bonus'),
  });
  return {
    'wallet.previewBonusCancel': naming((one) => ({ params: { id: one } })),
    'wallet.cancelBonus': naming((one) => ({ params: { id: one }, body: { version: 1 } })),
  };
}
