// The published roots and the keys that sign: the same for everybody.
import { dayText } from '@baize/money';
import { refuse, type wallet } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import type { WalletPorts } from '../../ports.ts';
import { isDay } from '../rules/statement-period.ts';
import { readPublicKeys } from '../store/keys.ts';
import { readRoots } from '../store/roots.ts';

const rootsMax = 400;
const usualMs = (rootsMax - 1) * 86_400_000;

export const getStatementRoots =
  ({ database }: WalletPorts): Action<typeof wallet.getStatementRoots> =>
  async ({ input, now }) => {
    const to = input.to ?? dayText(now);
    const from = input.from ?? dayText(now - usualMs);
    if (!isDay(from) || !isDay(to)) return refuse('statement-period-invalid');
    const [keys, roots] = await Promise.all([
      readPublicKeys(database.kysely),
      readRoots(database.kysely, { from, to, most: rootsMax }),
    ]);
    return {
      keys: keys.map(({ keyId: key, ...facts }) => ({ key, ...facts })),
      roots: roots.map(({ keyId: key, ...facts }) => ({ key, ...facts })),
    };
  };
