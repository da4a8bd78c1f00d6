// Rebates that a member who closes the account gives up: those that are counted and not paid, and
// those of days that are not counted yet.
import type { Member, Standing } from '../../../platform/module/index.ts';
import { readRates } from '../rates/store/rates.ts';
import type { RunsPorts } from './ports.ts';
import { readOwed } from './store/dues.ts';

export const standingOfRebates =
  ({ database, clock, wereOnBefore }: RunsPorts) =>
  async ({ playerId, currency }: Member): Promise<Pick<Standing, 'owed' | 'uncounted'>> => {
    const on = database.kysely;
    const owed = await readOwed(on, playerId, currency);
    const rates = await readRates(on, [playerId]);
    const isCounting = rates.some(({ rate }) => rate > 0) && (await wereOnBefore(clock.now()));
    return { owed, uncounted: isCounting ? ['rebates'] : [] };
  };
