// Staff grants a bonus to a member. Above the policy's amount, with what the member was granted so
// on this day, and by staff who opened the member's account, it waits for a second person; nothing
// is granted on a break.
import { isDemoType, refuse, type wallet } from '@baize/contract';
import { dayAt, parseUnits, printUnits, startOfDay, type Units } from '@baize/money';
import type { Action, Call } from '../../../../platform/call/index.ts';
import { policyUnits } from '../../books/actions/policy-units.ts';
import { intentId } from '../../books/store/intent-id.ts';
import type { WalletPorts } from '../../ports.ts';
import { grantIn } from '../grant.ts';
import type { Bonus, BonusTerms } from '../store/bonus-row.ts';
import { readBonus } from '../store/reader.ts';
import { lockGrantedAlone } from '../store/writer.ts';
import { staffBonuses, type StaffBonus } from './staff-bonus.ts';

type Endpoint = typeof wallet.grantBonus;

export const grantBonus =
  (ports: WalletPorts): Action<Endpoint> =>
  async (call) => {
    const { caller: staff, input, now, locale } = call;
    const money = await ports.memberFile(input.id);
    if (money === undefined || isDemoType(money.type)) return refuse('member-not-found');
    const terms = termsOf(input);
    if (terms === undefined) return refuse('amount-invalid');
    const { id: playerId, reason } = input;
    const id = intentId('bonus', `${staff.staffId} ${playerId}`, call.intent);
    const earlier = await readBonus(ports.database.kysely, id);
    if (earlier && !isSame(earlier, terms)) return refuse('idempotency-key-reused');
    const paused = earlier ? undefined : await ports.refusalOfPause(playerId, now);
    if (paused) return paused;
    return ports.database.transaction(async (tx) => {
      if (!earlier && !(await ports.isOpen(tx, playerId))) return refuse('member-state-fixed');
      const of = { playerId, currency: money.currency };
      const alone = await lockGrantedAlone(tx, of, startOfDay(dayAt(now)));
      const needsSecond =
        alone + terms.amount > policyUnits(ports.policy().bonusSecondPersonAbove) ||
        (await ports.hasOpened(tx, { staff, memberId: playerId, now }));
      const state = needsSecond ? ('proposed' as const) : ('granted' as const);
      const by = { grantedBy: staff.username, reason, now, state };
      const isNew = await grantIn(ports, tx, {
        ...terms,
        ...by,
        id,
        playerId,
        currency: money.currency,
      });
      const bonus = await readBonus(tx, id);
      if (bonus === undefined) throw new Error(`The bonus ${id} was not kept`);
      const after = { bonus: id, amount: printUnits(terms.amount), state, reason };
      if (isNew)
        await ports.audit(tx, {
          staff,
          action: 'grant-bonus',
          subject: playerId,
          before: null,
          after,
        });
      const [shown] = await staffBonuses(ports, tx, { bonuses: [bonus], locale });
      return shown as StaffBonus;
    });
  };

function termsOf(input: Call<Endpoint>['input']): BonusTerms | undefined {
  const read = (text: string) => parseUnits(text, { decimalsMax: 2 });
  const orNone = (text: string | null): Units | null | undefined =>
    text === null ? null : read(text);
  const [amount, deposit] = [read(input.amount), read(input.deposit)];
  const [stakeMax, releaseMax] = [orNone(input.stakeMax), orNone(input.releaseMax)];
  if (amount === undefined || amount <= 0n || deposit === undefined) return undefined;
  if (stakeMax === undefined || stakeMax === 0n) return undefined;
  if (releaseMax === undefined || releaseMax === 0n) return undefined;
  const { name, times, days, sticky: isSticky, funding } = input;
  const base = amount + deposit;
  const names = { en: name };
  return { names, amount, base, times, days, stakeMax, releaseMax, isSticky, funding };
}

const isSame = (bonus: Bonus, terms: BonusTerms): boolean =>
  bonus.amount === terms.amount && bonus.base === terms.base && bonus.times === terms.times;
