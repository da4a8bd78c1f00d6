// A held return as staff see it, with the sums of its place by which it was held.
import type { OutputOf, vendors } from '@baize/contract';
import { printUnits } from '@baize/money';
import type { VendorsPorts } from './ports.ts';
import { readSums, type HeldReturn } from './store/held-return-store.ts';

type Shown = OutputOf<typeof vendors.listHeldReturns>['list'][number];

export async function shownTo(
  { database, usernames }: VendorsPorts,
  list: readonly HeldReturn[],
): Promise<Shown[]> {
  const names = await usernames([...new Set(list.map(({ playerId }) => playerId))]);
  return Promise.all(
    list.map(async ({ amount, ...held }) => {
      const { sent, credited } = await readSums(database.kysely, held);
      return {
        ...held,
        username: names.get(held.playerId) ?? '',
        amount: printUnits(amount, 2),
        sent: printUnits(sent, 2),
        credited: printUnits(credited, 2),
      };
    }),
  );
}
