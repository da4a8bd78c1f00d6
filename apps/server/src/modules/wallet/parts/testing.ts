// A withdrawal of Ana's that is approved and split, with Ben and Cora to pay its parts: for the
// tests of parts, receipts and disputes.
import type { InputOf, Policies, wallet } from '@baize/contract';
import type { Database } from '../../../platform/database/index.ts';
import type { StaffCaller } from '../../../platform/call/index.ts';
import { buildWallet, cashier, playerNamed, units, type WalletWith } from '../testing.ts';

/** The smallest picture: one point. */
export const proof =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

export const minuteMs = 60_000;

type SplitInput = InputOf<typeof wallet.splitWithdrawal>['parts'];
type ReceiptInput = Omit<InputOf<typeof wallet.confirmWithdrawalReceipt>, 'refId'>;

export const second: StaffCaller = { ...cashier, staffId: 'staff-2', username: 'supervisor' };

/** Ana, with an account to withdraw to, and everybody's calls. */
async function buildAna(database: Database, more: WalletWith) {
  let changed: Partial<Policies> = {};
  const plain = buildWallet(database);
  const policy = () => ({ ...plain.ports.policy(), ...changed });
  const built = buildWallet(database, { policy, ...more });
  await plain.close();
  await built.fund('ana', '1000');
  const as = (name: string, intent?: string) => ({
    ...built.context(intent),
    caller: playerNamed(name),
  });
  const staff = (caller: StaffCaller = cashier, intent?: string) => ({
    ...built.context(intent),
    caller,
  });
  const cardNumber = '12345678';
  const input = { bankCode: 'BDO', cardNumber, cardHolder: 'Ana Cruz', paymentPassword: 'secret' };
  const card = await built.actions.addBankCard({ ...as('ana'), input });
  const bankCardId = 'refused' in card ? '' : card.bankCardId;
  const change = (policies: Partial<Policies>) => (changed = { ...changed, ...policies });
  return { ...built, as, staff, bankCardId, change };
}

type BuiltAna = Awaited<ReturnType<typeof buildAna>>;

export async function buildSplit(database: Database, more: WalletWith = {}) {
  const built = await buildAna(database, more);
  return { ...built, ...splitting(built), ...paying(built), ...looking(built) };
}

export type BuiltSplit = Awaited<ReturnType<typeof buildSplit>>;

/** Asks for a withdrawal, approves it, and splits it. */
function splitting({ actions, as, staff, bankCardId }: BuiltAna) {
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
    asked,
    split,
    /** All of its parts are for members to pay. */
    async splitInto(...amounts: readonly string[]): Promise<string> {
      const id = await asked(amounts.reduce((all, amount) => all + Number(amount), 0));
      const parts = amounts.map((amount) => ({ amount, way: 'c2c' as const }));
      const made = await split(id, parts);
      if ('refused' in made) throw new Error(made.refused);
      return id;
    },
  };
}

/** Takes, proves and gives up deposits as Ben, and answers as Ana, unless others are named. */
function paying({ actions, as }: BuiltAna) {
  const take = (offerId: string, name = 'ben', intent?: string) =>
    actions.depositByC2c({ ...as(name, intent), input: { offerId } });
  return {
    take,
    /** The deposit that takes this part. */
    async taken(offerId: string, name = 'ben'): Promise<string> {
      const deposit = await take(offerId, name);
      if ('refused' in deposit) throw new Error(deposit.refused);
      return deposit.depositId;
    },
    prove: (id: string, name = 'ben', intent?: string) =>
      actions.proveC2cDeposit({ ...as(name, intent), input: { id, proof } }),
    cancel: (id: string, name = 'ben') => actions.cancelC2cDeposit({ ...as(name), input: { id } }),
    answer: (refId: string, input: ReceiptInput, intent?: string, name = 'ana') =>
      actions.confirmWithdrawalReceipt({ ...as(name, intent), input: { refId, ...input } }),
  };
}

function looking({ actions, staff, clock, wallet, ledger }: BuiltAna) {
  const tick = async () => {
    await wallet.jobs.find(({ name }) => name === 'wallet-close-silent-receipts')?.run();
  };
  return {
    /** The states of the parts, in order. */
    async states(id: string): Promise<readonly string[]> {
      const parts = await actions.getWithdrawalParts({ ...staff(), input: { id } });
      return 'refused' in parts ? [parts.refused] : parts.list.map(({ state }) => state);
    },
    tick,
    pass: async (ms: number) => {
      clock.advance(ms);
      await tick();
    },
    async purses() {
      const [ana, ben, { totals }] = await Promise.all([
        ledger.balance('ana', 'PHP'),
        ledger.balance('ben', 'PHP'),
        wallet.trialBalance(),
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
