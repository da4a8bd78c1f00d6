// Schema pieces of the vendors' interface: the messages of a vendor's server for a round, in every
// style of signature, and our answers.
import { Type } from 'typebox';
import { amount, text } from '../kit/schema.ts';

export const connectionStyles = ['seamless', 'token-hash', 'signed-rsa', 'transfer'] as const;
export type ConnectionStyle = (typeof connectionStyles)[number];

export const messageKinds = ['bet', 'win', 'rollback', 'end'] as const;
export type MessageKind = (typeof messageKinds)[number];

/** A name that the vendor gives: of a message, a bet, a round. */
const vendorsName = () => Type.String({ pattern: '^[0-9a-zA-Z_.:-]{1,64}$' });
const currency = () => Type.String({ pattern: '^[A-Z]{3}$' });
const token = () => text(200, 1);

/** The player and the round, once the bet has been taken: these need no token. */
const later = {
  requestId: vendorsName(),
  player: vendorsName(),
  round: vendorsName(),
  currency: currency(),
};

export const messageFields = {
  balance: { token: token() },
  bet: {
    requestId: vendorsName(),
    token: token(),
    game: vendorsName(),
    round: vendorsName(),
    currency: currency(),
    amount: amount(),
  },
  win: { ...later, amount: amount() },
  rollback: { ...later, /** The `requestId` of the bet. */ bet: vendorsName() },
  end: later,
};

/** The token-and-hash style names the sender and proves it with fields of the form itself. */
export const hashFields = {
  vendor: Type.Optional(text(40)),
  timestamp: Type.Optional(text(20)),
  hash: Type.Optional(text(128)),
};

export const balanceGiven = Type.Object({
  player: text(64),
  game: text(80),
  currency: text(5),
  balance: text(20),
  freePlay: Type.Boolean(),
});

/** One shape for bet, win, rollback and end; the same request id is given the same one for ever. */
export const messageGiven = Type.Object({
  /** Ours, for this message. */
  transaction: text(64),
  player: text(64),
  round: text(64),
  currency: text(5),
  /** The amount that this message moved. */
  amount: text(20),
  /** The balance the player can stake after it. */
  balance: text(20),
  /** The round had ended before this message came. */
  late: Type.Boolean(),
});
