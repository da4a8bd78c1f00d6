// The ways to pay in as the operator's own data: kind, banks, limits, fee, hours, order and who
// sees them; and the tags of members by which a way can be offered to some.
import { Type } from 'typebox';
import { depositKinds, feePayers, paymentMethods } from '../kit/closed-sets.ts';
import { endpoint } from '../kit/endpoint.ts';
import { amount, done, id, oneOf, text, version } from '../kit/schema.ts';
import { orNull } from './instructions.ts';

/** The provider of ways that need none: the house's own accounts. */
export const houseProvider = 'house';

const minute = (maximum: number) => Type.Integer({ minimum: 0, maximum });
const tag = () => Type.String({ pattern: '^[a-z0-9][a-z0-9-]{0,29}$' });
const tags = () => Type.Array(tag(), { maxItems: 20 });

const written = {
  kind: oneOf(depositKinds),
  /** The family’s name of the kind, under which it is listed: `QR`, `PGMT`, `MWQR`. */
  bankType: Type.String({ pattern: '^[A-Za-z0-9]{1,20}$' }),
  name: text(60, 1),
  /** A payment provider, or `house`. */
  provider: Type.String({ pattern: '^[a-z0-9-]{1,40}$' }),
  /** What the provider’s page begins with. */
  method: oneOf(paymentMethods),
  mcsBankCode: text(40),
  bankCodes: Type.Array(Type.String({ pattern: '^[A-Za-z0-9_-]{1,40}$' }), {
    minItems: 1,
    maxItems: 40,
  }),
  /** Null: the brand’s own limit. */
  minimum: orNull(amount()),
  maximum: orNull(amount()),
  quickAmounts: Type.Array(amount(), { maxItems: 12 }),
  fee: Type.Object({
    fixed: amount(),
    permille: Type.Integer({ minimum: 0, maximum: 500 }),
    payer: oneOf(feePayers),
  }),
  /** Minutes of the house’s day (GMT+8); past midnight where it closes before it opens. */
  hours: orNull(Type.Object({ opens: minute(1439), closes: minute(1440) })),
  audience: Type.Object({
    /** The lowest VIP level, counted from 1; 0: everybody. */
    levelMinimum: Type.Integer({ minimum: 0, maximum: 100 }),
    /** Of these countries alone; empty: of all. */
    countries: Type.Array(Type.String({ pattern: '^[A-Z]{2}$' }), { maxItems: 60 }),
    currencies: Type.Array(Type.String({ pattern: '^[A-Z]{3,5}$' }), { maxItems: 20 }),
    /** Members with one of these tags alone; empty: all. */
    tags: tags(),
  }),
  /** Of manual transfers: the house’s own accounts. */
  houseAccounts: Type.Array(
    Type.Object({
      bankCode: text(40, 1),
      bankName: text(80, 1),
      number: text(64, 1),
      holder: text(100, 1),
      enabled: Type.Boolean(),
    }),
    { maxItems: 20 },
  ),
  /** Of crypto. */
  network: text(20),
  confirmations: Type.Integer({ minimum: 0, maximum: 1000 }),
  /** How long a started deposit can be paid. */
  payMinutes: Type.Integer({ minimum: 5, maximum: 10_080 }),
  enabled: Type.Boolean(),
};

const channel = Type.Object({
  code: text(64),
  version: Type.Integer(),
  ...written,
  /** Whether its provider is connected. */
  isConnected: Type.Boolean(),
  expectedMinutes: orNull(Type.Integer()),
  /** Of the last 24 hours. */
  credited: Type.Integer(),
  failed: Type.Integer(),
});

const editing = { wire: 'own', who: 'staff', permission: 'deposits.channels' } as const;
const params = Type.Object({ id: id() });

export const walletDepositChannels = {
  listDepositChannels: endpoint({
    summary: 'All ways to pay in, in order, with what they carried in the last day',
    method: 'GET',
    path: '/ops/deposit-channels',
    wire: 'own',
    who: 'staff',
    permission: 'deposits.view',
    gives: Type.Object({
      list: Type.Array(channel),
      /** The connected payment providers. */
      providers: Type.Array(text(40)),
    }),
    refusals: [],
  }),
  saveDepositChannel: endpoint({
    ...editing,
    summary: 'Writes a way to pay in; a new code is added at the end',
    method: 'PUT',
    path: '/ops/deposit-channels/:id',
    confirmed: true,
    params,
    body: Type.Object({
      /** The version that was read; 0 for a new one. */
      version: version(),
      ...written,
    }),
    gives: channel,
    refusals: [
      'deposit-channel-changed',
      'channel-provider-unknown',
      'channel-limits-wrong',
      'channel-account-missing',
      'channel-network-missing',
    ],
  }),
  switchDepositChannel: endpoint({
    ...editing,
    summary: 'Offers a way to pay in, or stops offering it',
    method: 'POST',
    path: '/ops/deposit-channels/:id/switch',
    params,
    body: Type.Object({ enabled: Type.Boolean(), reason: text(300, 3) }),
    gives: channel,
    refusals: ['channel-unknown'],
  }),
  orderDepositChannels: endpoint({
    ...editing,
    summary: 'Orders all ways to pay in',
    method: 'POST',
    path: '/ops/deposit-channels-order',
    body: Type.Object({ codes: Type.Array(id(), { maxItems: 200 }) }),
    gives: done(),
    refusals: ['deposit-channel-changed'],
  }),
  getMemberTags: endpoint({
    summary: 'The tags of a member, by which ways to pay in are offered to some',
    method: 'GET',
    path: '/ops/players/:id/deposit-tags',
    wire: 'own',
    who: 'staff',
    permission: 'deposits.view',
    params,
    gives: Type.Object({ tags: Type.Array(text(30)) }),
    refusals: ['member-not-found'],
  }),
  setMemberTags: endpoint({
    ...editing,
    summary: 'Sets the tags of a member',
    method: 'PUT',
    path: '/ops/players/:id/deposit-tags',
    params,
    body: Type.Object({ tags: tags() }),
    gives: Type.Object({ tags: Type.Array(text(30)) }),
    refusals: ['member-not-found'],
  }),
};
