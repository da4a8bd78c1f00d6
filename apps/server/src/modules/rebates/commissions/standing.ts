// Commissions that an agent who closes the account gives up: those that are counted and not paid,
// and those of periods that are not counted yet.
import { isAgentType } from '@baize/contract';
import type { Member, Standing } from '../../../platform/module/index.ts';
import type { CommissionsPorts } from './ports.ts';
import { readOwed } from './store/bills.ts';
import { readPlans } from './store/plans.ts';

export const standingOfCommissions =
  (ports: CommissionsPorts) =>
  async ({ playerId, currency }: Member): Promise<Pick<Standing, 'owed' | 'uncounted'>> => {
    const owed = await readOwed(ports.database.kysely, playerId, currency);
    return { owed, uncounted: (await isCounting(ports, playerId)) ? ['commissions'] : [] };
  };

/** An agent in a tree of a plan that runs. */
async function isCounting(
  { database, memberFile, agents, clock, wereOnBefore }: CommissionsPorts,
  playerId: string,
): Promise<boolean> {
  const file = await memberFile(playerId);
  if (file === undefined || !isAgentType(file.type)) return false;
  const plans = (await readPlans(database.kysely)).filter(({ isOn }) => isOn);
  if (plans.length === 0 || !(await wereOnBefore(clock.now()))) return false;
  const root = (await agents.lineOf(playerId)).at(-1)?.id ?? playerId;
  return plans.some(({ rootIds }) => rootIds.length === 0 || rootIds.includes(root));
}
