// Bonuses: money of the house under terms. What is open shows its whole arithmetic at every moment;
// staff grant, confirm and take back, and set how much bets count.
import { Type } from 'typebox';
import { gameCategories } from '../catalogue/schema.ts';
import { endpoint } from '../kit/endpoint.ts';
import { amount, id, oneOf, oneOrNone, pageQuery, text, version } from '../kit/schema.ts';

/** `granted` waits for the bonus before it; `proposed` for a second member of staff. */
export const bonusStates = [
  'proposed',
  'granted',
  'active',
  'released',
  'spent',
  'expired',
  'cancelled',
  'forfeited',
  'rejected',
] as const;
export type BonusState = (typeof bonusStates)[number];

/** Which money pays a stake first. */
export const bonusFundings = ['cash-first', 'bonus-first'] as const;

/** Why staff granted a bonus or took one back. */
export const bonusReasons = ['goodwill', 'promotion', 'correction', 'complaint', 'abuse'] as const;
export type BonusReason = (typeof bonusReasons)[number];

const percent = () => Type.Integer({ minimum: 0, maximum: 100 });
const moment = () => Type.Union([Type.Integer(), Type.Null()]);
const amountOrNone = () => Type.Union([amount(), Type.Null()]);

const weights = {
  categories: Type.Array(Type.Object({ category: oneOf(gameCategories), percent: percent() }), {
    maxItems: 20,
  }),
  /** Single games, by their code, or of a vendor as `VENDOR/code`; they come first. */
  games: Type.Array(Type.Object({ game: text(120, 1), percent: percent() }), { maxItems: 200 }),
  /** In hundredths: a bet settled at a lower price counts nothing. */
  oddsMin: Type.Array(
    Type.Object({
      category: oneOf(gameCategories),
      hundredths: Type.Integer({ minimum: 100, maximum: 10_000 }),
    }),
    { maxItems: 20 },
  ),
};

const bonus = {
  id: id(),
  name: text(100),
  amount: amount(),
  currency: text(5),
  state: oneOf(bonusStates),
  funding: oneOf(bonusFundings),
  sticky: Type.Boolean(),
  stakeMax: amountOrNone(),
  releaseMax: amountOrNone(),
  /** The bonus money that is there now, and that lies in open bets. */
  balance: amount(),
  inPlay: amount(),
  /** `required` = `base` × `times`; `left` = `required` − `counted`. */
  base: amount(),
  times: Type.Integer(),
  required: amount(),
  counted: amount(),
  left: amount(),
  /** What older requirements still take of each bet before this one. */
  ahead: amount(),
  /** What the balance would release now, were the requirement met. */
  releasable: amount(),
  /** What has counted: `counted` = `stake` × `percent`, category by category. */
  sums: Type.Array(
    Type.Object({
      category: text(20),
      percent: percent(),
      bets: Type.Integer(),
      stake: amount(),
      counted: amount(),
    }),
  ),
  weights: Type.Object(weights),
  days: Type.Integer(),
  grantedAt: Type.Integer(),
  activeAt: moment(),
  expiresAt: moment(),
  endedAt: moment(),
  released: amount(),
  lost: amount(),
  /** Changes with every bet that moves the bonus. */
  version: Type.Integer(),
};

const ownBonus = Type.Object(bonus);
const staffBonus = Type.Object({
  ...bonus,
  playerId: text(64),
  username: text(64),
  grantedBy: text(64),
  confirmedBy: text(64),
  endedBy: text(64),
  reason: oneOrNone(bonusReasons),
  endReason: oneOrNone(bonusReasons),
});

const own = { wire: 'own', who: 'member' } as const;
const staff = { wire: 'own', who: 'staff' } as const;

export const walletBonuses = {
  listBonuses: endpoint({
    ...own,
    summary: 'The member’s bonuses with their arithmetic: open ones, then the newest that ended',
    method: 'GET',
    path: '/play/bonuses',
    query: Type.Object(pageQuery),
    gives: Type.Object({
      open: Type.Array(ownBonus),
      ended: Type.Array(ownBonus),
      total: Type.Integer(),
    }),
    refusals: [],
  }),
  previewBonusCancel: endpoint({
    ...own,
    summary: 'What a cancelled bonus would lose and what would stay',
    method: 'GET',
    path: '/play/bonuses/:id/cancel',
    params: Type.Object({ id: id() }),
    gives: Type.Object({
      version: Type.Integer(),
      lost: amount(),
      /** Bonus money in open bets: it is lost with what it wins. */
      lostInPlay: amount(),
      /** The cash, which no cancel touches. */
      stays: amount(),
      /** The requirement that ends. */
      left: amount(),
    }),
    refusals: ['bonus-not-found', 'bonus-not-open'],
  }),
  cancelBonus: endpoint({
    ...own,
    summary: 'Cancels a bonus, as its preview said',
    method: 'POST',
    path: '/play/bonuses/:id/cancel',
    intent: true,
    params: Type.Object({ id: id() }),
    body: Type.Object({ version: version() }),
    gives: ownBonus,
    refusals: ['bonus-not-found', 'bonus-not-open', 'bonus-changed'],
  }),
  listBonusesOf: endpoint({
    ...staff,
    summary: 'The bonuses of a member, newest first',
    method: 'GET',
    path: '/ops/players/:id/bonuses',
    permission: 'bonuses.view',
    params: Type.Object({ id: id() }),
    query: Type.Object(pageQuery),
    gives: Type.Object({ list: Type.Array(staffBonus), total: Type.Integer() }),
    refusals: ['member-not-found'],
  }),
  listProposedBonuses: endpoint({
    ...staff,
    summary: 'Bonuses that wait for a second person, oldest first',
    method: 'GET',
    path: '/ops/bonuses',
    permission: 'bonuses.view',
    query: Type.Object(pageQuery),
    gives: Type.Object({ list: Type.Array(staffBonus), total: Type.Integer() }),
    refusals: [],
  }),
  grantBonus: endpoint({
    ...staff,
    summary: 'Grants a bonus to a member; above the policy’s amount a second person confirms it',
    method: 'POST',
    path: '/ops/players/:id/bonuses',
    permission: 'bonuses.grant',
    intent: true,
    params: Type.Object({ id: id() }),
    body: Type.Object({
      name: text(100, 1),
      amount: amount(),
      /** A deposit that the requirement is reckoned from as well; '0': from the bonus alone. */
      deposit: amount(),
      times: Type.Integer({ minimum: 1, maximum: 100 }),
      days: Type.Integer({ minimum: 1, maximum: 365 }),
      stakeMax: amountOrNone(),
      releaseMax: amountOrNone(),
      sticky: Type.Boolean(),
      funding: oneOf(bonusFundings),
      reason: oneOf(bonusReasons),
    }),
    gives: staffBonus,
    refusals: [
      'member-not-found',
      'amount-invalid',
      'player-on-break',
      'self-excluded',
      'idempotency-key-reused',
      'member-state-fixed',
    ],
  }),
  confirmBonus: endpoint({
    ...staff,
    summary: 'Confirms a bonus that another member of staff proposed',
    method: 'POST',
    path: '/ops/bonuses/:id/confirm',
    permission: 'bonuses.grant',
    intent: true,
    params: Type.Object({ id: id() }),
    gives: staffBonus,
    refusals: [
      'bonus-not-found',
      'second-person-needed',
      'bonus-not-proposed',
      'player-on-break',
      'self-excluded',
    ],
  }),
  rejectBonus: endpoint({
    ...staff,
    summary: 'Rejects a proposed bonus',
    method: 'POST',
    path: '/ops/bonuses/:id/reject',
    permission: 'bonuses.grant',
    intent: true,
    params: Type.Object({ id: id() }),
    gives: staffBonus,
    refusals: ['bonus-not-found', 'bonus-not-proposed'],
  }),
  forfeitBonus: endpoint({
    ...staff,
    summary: 'Takes an open bonus back by its rules; what was released stays with the member',
    method: 'POST',
    path: '/ops/bonuses/:id/forfeit',
    permission: 'bonuses.grant',
    intent: true,
    params: Type.Object({ id: id() }),
    body: Type.Object({ reason: oneOf(bonusReasons) }),
    gives: staffBonus,
    refusals: ['bonus-not-found', 'second-person-needed', 'bonus-not-open'],
  }),
  getBonusWeights: endpoint({
    ...staff,
    summary: 'How much bets count for the requirements of bonuses opened from now on',
    method: 'GET',
    path: '/ops/bonus-weights',
    permission: 'bonuses.view',
    gives: Type.Object({ version: id(), madeAt: Type.Integer(), madeBy: text(64), ...weights }),
    refusals: [],
  }),
  saveBonusWeights: endpoint({
    ...staff,
    summary: 'Sets the weights of bonuses opened from now on; open ones keep theirs',
    method: 'POST',
    path: '/ops/bonus-weights',
    permission: 'bonuses.settings',
    intent: true,
    body: Type.Object({ version: id(), ...weights }),
    gives: Type.Object({ version: id(), madeAt: Type.Integer(), madeBy: text(64), ...weights }),
    refusals: ['weights-changed'],
  }),
};
