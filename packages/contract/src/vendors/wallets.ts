// Moves of a member's money between the cash and the wallets of vendors that hold money themselves.
import { Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { amount, text, wireAmount } from '../kit/schema.ts';

/** Moves between the cash and wallets of vendors; these are named as `getPurses` names them. */
const moving = {
  method: 'POST',
  wire: 'wps',
  who: 'member',
  modules: ['COMM3'],
  alsoForm: true,
  intent: true,
  perMinute: 30,
  gives: Type.Object({
    /** Where it was meant to go. */
    moved: wireAmount(),
    /** More than was sent there: it waits for a decision. */
    held: wireAmount(),
    /** A vendor has not said yet what became of it: it is asked again by itself. */
    pending: Type.Boolean(),
  }),
} as const;

const sending = [
  'amount-invalid',
  'wallet-unknown',
  'player-on-break',
  'self-excluded',
  'balance-too-low',
] as const;

export const vendorsWallets = {
  transferToMainWallet: endpoint({
    ...moving,
    summary: 'Brings money back from the wallet of one vendor, all of it or an amount',
    path: '/wps/wallets/transferToMainWallet',
    evenClosed: true,
    body: Type.Object({ accountId: text(40), amount: Type.Optional(wireAmount()) }),
    refusals: ['amount-invalid', 'wallet-unknown', 'balance-too-low'],
  }),
  transferFromMainWallet: endpoint({
    ...moving,
    summary: 'Sends cash to the wallet of a vendor that holds money itself',
    path: '/wps/wallets/transferFromMainWallet',
    body: Type.Object({ accountId: text(40), amount: wireAmount() }),
    refusals: sending,
  }),
  transferSubToSubWallet: endpoint({
    ...moving,
    summary: 'Moves money from the wallet of one vendor to that of another, through the cash',
    path: '/wps/wallets/transferSubToSubWallet',
    body: Type.Object({
      fromAccountId: text(40),
      toAccountId: text(40),
      amount: wireAmount(),
    }),
    refusals: sending,
  }),
  returnMoney: endpoint({
    summary: 'Brings the player’s money back from every wallet of a vendor',
    method: 'POST',
    path: '/wps/relay/GCS_walletTransfer',
    wire: 'wps',
    who: 'player',
    modules: ['COMM3'],
    evenClosed: true,
    perMinute: 30,
    /** From this vendor alone. */
    query: Type.Object({ vendor: Type.Optional(text(40)) }),
    gives: Type.Object({
      returned: amount(),
      /** More than was sent there: it waits for a decision. */
      held: amount(),
      /** A vendor has not said yet what became of it: it is asked again by itself. */
      pending: Type.Boolean(),
    }),
    refusals: [],
  }),
};
