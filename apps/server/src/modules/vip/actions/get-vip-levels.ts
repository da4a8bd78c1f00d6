// The public levels. A level's contact is shown only to members at a level.
import type { vip } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import type { VipPorts } from '../ports.ts';
import { nameOf, printTerms } from '../print.ts';
import { readScheme } from '../store/scheme.ts';

export const getVipLevels =
  ({ database, policy, currency, symbolOf }: VipPorts): Action<typeof vip.getVipLevels> =>
  async ({ locale }) => {
    const { levels } = await readScheme(database.kysely);
    return {
      currency,
      currencySymbol: symbolOf(currency),
      withdrawalMaximum: policy().withdrawalMaximum,
      levels: levels.map((level, at) => ({
        levelId: level.levelId,
        number: at + 1,
        name: nameOf(level, locale),
        ...printTerms(level),
        hasContact: level.contact !== '',
      })),
    };
  };
