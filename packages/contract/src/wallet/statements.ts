// Signed statements: what a period came to, the statement as a file that anybody can check without
// us, and the public roots and keys that it is checked against. See docs/statements.md.
import { Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { amount, dayText, fileBytes, hash, id, signedAmount, text } from '../kit/schema.ts';

const period = { from: dayText(), to: dayText() };

const summary = Type.Object({
  from: dayText(),
  to: dayText(),
  opening: signedAmount(),
  closing: signedAmount(),
  entries: Type.Integer(),
  totals: Type.Array(
    Type.Object({
      event: text(40),
      entries: Type.Integer(),
      credited: amount(),
      debited: amount(),
    }),
  ),
  /** The last day whose root is published; '' before the first. */
  closedUntil: text(10),
  /** More entries than this make no statement. */
  entriesMax: Type.Integer(),
});

const mine = { method: 'GET', wire: 'own', who: 'member' } as const;
const ofMember = {
  method: 'GET',
  wire: 'own',
  who: 'staff',
  permission: 'ledger.view',
  params: Type.Object({ id: id() }),
} as const;
/** A kind of its own: callers get the very bytes that were signed, not what they hold. */
const json = { contentType: 'application/vnd.baize.statement+json', perMinute: 12 } as const;
const pdf = { contentType: 'application/pdf', perMinute: 6 } as const;
const query = Type.Object(period);
const refusals = ['statement-period-invalid', 'statement-too-long'] as const;

export const walletStatements = {
  getStatementSummary: endpoint({
    ...mine,
    summary: 'What a period came to: balances at its ends and totals by kind of movement',
    path: '/play/statements/summary',
    query,
    gives: summary,
    refusals: ['statement-period-invalid'],
  }),
  downloadStatement: endpoint({
    ...mine,
    ...json,
    summary: 'The signed statement of a period, every entry chained to the one before it',
    path: '/play/statements/json',
    query,
    gives: fileBytes(),
    refusals,
  }),
  printStatement: endpoint({
    ...mine,
    ...pdf,
    summary: 'The same statement as PDF, with the signed one inside it',
    path: '/play/statements/pdf',
    query,
    gives: fileBytes(),
    refusals,
  }),
  getStatementRoots: endpoint({
    summary: 'The root of every closed day and the keys that sign: public, for checking statements',
    method: 'GET',
    path: '/play/statements/roots',
    wire: 'own',
    who: 'anyone',
    evenClosed: true,
    perMinute: 60,
    query: Type.Object({ from: Type.Optional(dayText()), to: Type.Optional(dayText()) }),
    gives: Type.Object({
      keys: Type.Array(
        Type.Object({
          key: text(64),
          /** Ed25519, 32 bytes in base64url. */
          publicKey: text(64),
          createdAt: Type.Integer(),
          retiredAt: Type.Union([Type.Integer(), Type.Null()]),
        }),
      ),
      /** Oldest first. */
      roots: Type.Array(
        Type.Object({
          day: dayText(),
          accounts: Type.Integer(),
          root: hash(),
          /** The chain of the day before. */
          before: hash(),
          chain: hash(),
          key: text(64),
          signature: text(100),
          publishedAt: Type.Integer(),
        }),
      ),
    }),
    refusals: ['statement-period-invalid'],
  }),
  getStatementSummaryOfMember: endpoint({
    ...ofMember,
    summary: 'What a period of a member came to',
    path: '/ops/players/:id/statements/summary',
    query,
    gives: summary,
    refusals: ['member-not-found', 'statement-period-invalid'],
  }),
  downloadStatementOfMember: endpoint({
    ...ofMember,
    ...json,
    summary: 'The signed statement of a member, equal to the member’s own; the download is kept',
    path: '/ops/players/:id/statements/json',
    query,
    gives: fileBytes(),
    refusals: ['member-not-found', ...refusals],
  }),
  printStatementOfMember: endpoint({
    ...ofMember,
    ...pdf,
    summary: 'The statement of a member as PDF; the download is kept',
    path: '/ops/players/:id/statements/pdf',
    query,
    gives: fileBytes(),
    refusals: ['member-not-found', ...refusals],
  }),
};
