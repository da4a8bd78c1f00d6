// A withdrawal of Ana's that is approved and split, with Ben and Cora to pay its parts: for the
// tests of parts, receipts and disputes.
import type { InputOf, Policies, wallet } from '@baize/contract';
import type { Database } from '../../../platform/database/index.ts';
import type { StaffCaller } from '../../../platform/call/index.ts';
import type { WalletPorts } from '../ports.ts';
import { buildWallet, cashier, playerNamed, units } from '../testing.ts';

/** The smallest picture: one point. */
export const proof =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

export const minuteMs = 60_000;

type SplitInput = InputOf<typeof wallet.splitWithdrawal>['parts'];
type ReceiptInput = Omit<InputOf<typeof wallet.confirmWithdrawalReceipt>, 'refId'>;

export const second: StaffCaller = { ...cashier, staffId: 'staff-2', username: 'supervisor' };

export async function buildSplit(database: Database, more: Partial<WalletPorts> = {}) {
  let changed: Partial<Policies> = {};
  const plain = buildWallet(database);
  const policy = () => ({ ...plain.ports.policy(), ...changed });
  const built = buildWallet(database, { policy, ...more });
  await plain.close();
  await built.fund('ana', '1000');
  const { actions } = built;
  const as = (name: string, intent?: string) => ({
    ...built.context(intent),
    caller: playerNamed(name),
  });
  const staff = (caller: StaffCaller = cashier, intent?: string) => ({
    ...built.context(intent),
    caller,
  });
  const card = await actions.addBankCard({
    ...as('ana'),
    input: {
      bankCode: 'BDO',
      cardNumber: '12345678',
      cardHolder: 'Ana Cruz',
      paymentPassword: 'secret',
    },
  });
  const bankCardId = 'refused' in card ? '' : card.bankCardId;
  const asked = async (amount: number): Promise<string> => {
    const input = { amount, bankCardId, paymentPassword: 'secret' };
    const withdrawal = await actions.requestWithdrawal({ ...as('ana'), input });
    if ('refused' in withdrawal) throw new Error(withdrawal.refused);
    await actions.approveWithdrawal({ ...staff(), input: { id: withdrawal.refId } });
    return withdrawal.refId;
  };
  const split = (id: string, parts: SplitInput, caller = cashier) =>
    actions.splitWithdrawal({ ...staff(caller), input: { id, parts } });
  return {
    ...built,
    as,
    staff,
    asked,
    split,
    change: (policies: Partial<Policies>) => (changed = { ...changed, ...policies }),
    /** Asked for, approved and split into these amounts for members. */
    async splitInto(...amounts: readonly string[]): Promise<string> {
      const id = await asked(amounts.reduce((all, amount) => all + Number(amount), 0));
      const parts = amounts.map((amount) => ({ amount, way: 'c2c' as const }));
      const made = await split(id, parts);
      if ('refused' in made) throw new Error(made.refused);
      return id;
    },
    take: (offerId: string, name = 'ben', intent?: string) =>
      actions.depositByC2c({ ...as(name, intent), input: { offerId } }),
    /** The deposit that takes this part. */
    async taken(offerId: string, name = 'ben'): Promise<string> {
      const deposit = await actions.depositByC2c({ ...as(name), input: { offerId } });
      if ('refused' in deposit) throw new Error(deposit.refused);
      return deposit.depositId;
    },
    prove: (id: string, name = 'ben', intent?: string) =>
      actions.proveC2cDeposit({ ...as(name, intent), input: { id, proof } }),
    cancel: (id: string, name = 'ben') =>
      actions.cancelC2cDeposit({ ...as(name), input: { id } }),
    answer: (refId: string, input: ReceiptInput, intent?: string, name = 'ana') =>
      actions.confirmWithdrawalReceipt({ ...as(name, intent), input: { refId, ...input } }),
    /** The states of the parts, in order. */
    async states(id: string): Promise<readonly string[]> {
      const parts = await actions.getWithdrawalParts({ ...staff(), input: { id } });
      return 'refused' in parts ? [parts.refused] : parts.list.map(({ state }) => state);
    },
    pass: async (ms: number) => {
      built.clock.advance(ms);
      await built.wallet.jobs[0]?.run();
    },
    async purses() {
      const [ana, ben, { totals }] = await Promise.all([
        built.ledger.balance('ana', 'PHP'),
        built.ledger.balance('ben', 'PHP'),
        built.wallet.trialBalance(),
      ]);
      const total = (kind: string) => totals.find((one) => one.kind === kind)?.balance ?? 0n;
      return {
        cash: ana.cash,
        held: ana.held,
        transit: total('payout-in-transit'),
        fees: total('house-fees'),
        ben: ben.cash,
      };
    },
  };
}

export type BuiltSplit = Awaited<ReturnType<typeof buildSplit>>;

/** Purses of texts: cash and hold of Ana, what is in transit, the house's fees, Ben's cash. */
export const purses = (
  cash: string,
  held: string,
  { transit = '0', fees = '0', ben = '0' } = {},
) => ({
  cash: units(cash),
  held: units(held),
  transit: units(transit),
  fees: units(fees),
  ben: units(ben),
});
