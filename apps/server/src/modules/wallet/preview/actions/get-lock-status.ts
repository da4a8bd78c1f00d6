// Whether turnover still locks an account: the cash by the requirements that stop a withdrawal, the
// bonus by its own. Money of other accounts is locked by nothing of the wallet's.
import type { wallet } from '@baize/contract';
import { parseUnits, type Units } from '@baize/money';
import type { Action } from '../../../../platform/call/index.ts';
import { wireBonuses } from '../../bonuses/actions/wire-bonus.ts';
import { readOpenBonuses, type OfMember } from '../../bonuses/store/reader.ts';
import { accountTypes } from '../../books/account-types.ts';
import { wireNumber } from '../../books/rules/amount.ts';
import { readTurnover } from '../../books/store/turnover/reader.ts';
import type { WalletPorts } from '../../ports.ts';

type Ports = Pick<WalletPorts, 'database'>;

export const getLockStatus =
  (ports: Ports): Action<typeof wallet.getLockStatus> =>
  async ({ caller: { playerId, currency }, input, locale }) => {
    const left = await leftOf(ports, { playerId, currency }, { ...input, locale });
    const locked = left > 0n ? 1 : 0;
    return { lock_status: locked, status: locked, current_to_required: wireNumber(left) };
  };

interface Asked {
  readonly accountId?: string | undefined;
  readonly accountTypeId?: number | undefined;
  readonly locale: string;
}

async function leftOf({ database }: Ports, of: OfMember, asked: Asked): Promise<Units> {
  const { accountId, accountTypeId = accountTypes.cash, locale } = asked;
  const on = database.kysely;
  const isCash = accountId === undefined && accountTypeId === accountTypes.cash;
  if (isCash || accountId === 'player-cash') return readTurnover(on, of.playerId, of.currency);
  const isBonus = accountId === undefined && accountTypeId === accountTypes.bonus;
  if (!isBonus && accountId !== 'player-bonus') return 0n;
  const [bonus] = await readOpenBonuses(on, of);
  if (bonus === undefined) return 0n;
  const [shown] = await wireBonuses(on, [bonus], locale);
  return parseUnits(shown?.left ?? '0', { decimalsMax: 4 }) ?? 0n;
}
