// The list of levels and allowed imports of Baize. The checker reads it, ARCHITECTURE.md prints it,
// nothing else decides. A new package, app or server module needs one line here.

/**
 * Who may import whom, by place. A place is a folder; `may` names other places. A `pure` place has
 * no clock, randomness, network, process or Node built-ins, and only the `libraries` it names. A
 * `browser` place also runs in a visitor's browser, so it has no Node built-ins.
 */
export const places = [
  { place: 'money', at: 'packages/money/src', may: [], pure: true },
  {
    place: 'contract',
    at: 'packages/contract/src',
    may: ['money'],
    pure: true,
    libraries: ['typebox'],
  },
  { place: 'ledger', at: 'packages/ledger/src', may: ['money'], pure: true },
  { place: 'engines', at: 'packages/engines/src', may: ['money'], pure: true },
  { place: 'i18n', at: 'packages/i18n/src', may: ['money', 'contract'], browser: true },
  { place: 'client', at: 'packages/client/src', may: ['money', 'contract'], browser: true },
  { place: 'ui', at: 'packages/ui/src', may: ['money', 'i18n'], browser: true },
  {
    place: 'site',
    at: 'apps/site/src',
    may: ['money', 'contract', 'client', 'ui', 'i18n', 'engines'],
    browser: true,
  },
  {
    place: 'arcade',
    at: 'apps/arcade/src',
    may: ['money', 'contract', 'client', 'ui', 'i18n', 'engines'],
    browser: true,
  },
  {
    place: 'console',
    at: 'apps/console/src',
    may: ['money', 'contract', 'client', 'ui', 'i18n', 'engines'],
    browser: true,
  },
  { place: 'sandbox-vendor', at: 'apps/sandbox-vendor/src', may: ['money'] },
  { place: 'platform', at: 'apps/server/src/platform', may: ['money', 'contract', 'i18n'] },
  {
    place: 'gateway',
    at: 'apps/server/src/gateway',
    may: ['contract', 'platform', 'i18n', 'money'],
  },
  {
    place: 'modules',
    at: 'apps/server/src/modules',
    may: ['money', 'contract', 'ledger', 'engines', 'i18n', 'platform'],
  },
  {
    place: 'compose',
    at: 'apps/server/src',
    may: ['money', 'contract', 'ledger', 'engines', 'i18n', 'gateway', 'platform', 'modules'],
  },
  {
    place: 'server-testing',
    at: 'apps/server/testing',
    may: [
      'money',
      'contract',
      'client',
      'ledger',
      'engines',
      'i18n',
      'gateway',
      'platform',
      'modules',
      'compose',
    ],
  },
  {
    place: 'simulation',
    at: 'simulation',
    may: ['money', 'contract', 'client', 'ledger', 'engines', 'server-testing'],
  },
  {
    place: 'benchmarks',
    at: 'benchmarks',
    may: ['money', 'contract', 'client', 'ledger', 'engines', 'server-testing'],
  },
  { place: 'e2e', at: 'e2e', may: ['money', 'i18n', 'contract', 'client', 'engines'] },
  { place: 'tools', at: 'tools', may: ['money', 'contract', 'i18n', 'engines'] },
];

/** What the tests of the server's places may import beside what their place may. */
export const testsMay = ['server-testing'];

/**
 * Server modules by level. A module imports only the `index.ts` of a lower level; upward goes by
 * event.
 */
export const levels = [
  { level: 1, modules: ['settings', 'verification', 'factors'] },
  { level: 2, modules: ['identity'] },
  { level: 3, modules: ['wallet'] },
  { level: 4, modules: ['wagering'] },
  { level: 5, modules: ['slots', 'instant', 'vendors', 'jackpots', 'vip', 'agents'] },
  { level: 6, modules: ['lottery', 'crash', 'facts'] },
  { level: 7, modules: ['catalogue', 'points', 'rebates'] },
  {
    level: 8,
    modules: [
      'notices',
      'help',
      'feedback',
      'fairness',
      'brand',
      'chat',
      'reports',
      'cashier',
      'agreements',
      'promotions',
    ],
  },
  { level: 9, modules: ['operator'] },
];

/**
 * Parts of a module and what each may see: places beside `money` and `contract`, and rooms of the
 * same module.
 */
export const rooms = {
  rules: {
    may: ['ledger', 'engines'],
    sees: ['rules'],
    platform: false,
    lowerModules: false,
    pure: true,
  },
  store: {
    may: ['ledger', 'engines'],
    sees: ['rules', 'store'],
    platform: true,
    lowerModules: true,
  },
  actions: {
    may: ['ledger', 'engines', 'i18n'],
    sees: ['rules', 'store', 'actions'],
    platform: true,
    lowerModules: true,
  },
  jobs: {
    may: [],
    sees: ['rules', 'store', 'actions', 'jobs'],
    platform: true,
    lowerModules: false,
  },
};

/**
 * Parts of a module that is too large for one set of rooms, each with rooms of its own, and the
 * parts it may see. Beside them the module's root holds its door, its ports and its tables alone.
 */
export const parts = {
  wagering: {
    // Decides stakes and payouts; the record of releases holds a hash of it.
    rounds: [],
    // Decides what events pay; hashed too.
    slips: ['rounds'],
    limits: ['rounds'],
    record: ['rounds', 'slips'],
  },
  lottery: {
    // Issues, draws and results; the terms that orders are taken on.
    draws: [],
    groups: [],
    // What staff limit one member and one issue to.
    limits: [],
    orders: ['draws', 'limits'],
    gateway: ['draws', 'orders'],
  },
  wallet: {
    // The ledger of all money, and what every other part shares.
    books: [],
    // What must be staked before money is free, and how bets count for it.
    requirements: ['books'],
    // Money of the house that players play with under terms.
    bonuses: ['books', 'requirements'],
    // Where money can go to.
    accounts: ['books'],
    limits: ['books'],
    // What members send one another along the tree.
    transfers: ['books', 'accounts', 'limits', 'requirements'],
    deposits: ['books', 'accounts', 'limits', 'requirements'],
    withdrawals: ['books', 'accounts', 'requirements', 'bonuses'],
    // Withdrawals in parts, paid by providers or by members who deposit.
    parts: ['books', 'accounts', 'limits', 'deposits', 'withdrawals', 'requirements'],
    // Whether paid money arrived, and what staff decide where people disagree.
    receipts: ['books', 'accounts', 'withdrawals', 'parts', 'requirements'],
    // What providers tell of deposits and payouts.
    payments: ['books', 'accounts', 'deposits', 'withdrawals', 'parts'],
    // Closed days of everybody's cash, and the signed statements made of them.
    statements: ['books'],
    // Lists and sums of what has happened.
    records: ['books', 'deposits', 'withdrawals', 'statements', 'requirements', 'bonuses'],
    // What a withdrawal would be, before it is asked for.
    preview: ['books', 'accounts', 'withdrawals', 'records', 'requirements', 'bonuses'],
    // Corrections by staff.
    adjustments: ['books', 'deposits', 'requirements'],
  },
  cashier: {
    // The queue, the evidence, signatures and shifts.
    cases: [],
    automation: ['cases'],
    reconciliation: ['cases'],
    figures: ['cases', 'automation', 'reconciliation'],
  },
  rebates: {
    // Who has which rate, and who may set it.
    rates: [],
    // Days, closed once and paid down the line.
    runs: ['rates'],
    // Differential commission by plans of the house.
    commissions: ['runs'],
  },
  promotions: {
    // What the house offers, as data, and what conditions read of members.
    offers: [],
    // What is due to members, claimed and paid.
    rewards: ['offers', 'tickets'],
    // Tickets of members, which open draws.
    tickets: [],
    // Prize draws as members open them.
    draws: ['offers', 'rewards', 'tickets'],
    // Promotions as staff make them, and what they judge.
    desk: ['offers', 'rewards', 'tickets'],
    // Codes for one use, which staff make in batches.
    vouchers: ['offers', 'rewards', 'desk'],
    // Red envelopes, which members open for a packet each.
    envelopes: ['offers', 'rewards'],
    // What friends do, and what it gives to who invited them.
    invitations: ['offers', 'rewards'],
    // The calls of clients of the family.
    gateway: ['offers', 'rewards', 'tickets', 'draws', 'vouchers'],
    // Missions, and boards that rank members: fed by counted play, ended once, won by place.
    boards: ['offers', 'rewards'],
    // What promotions cost and bring, and what a draft would have.
    figures: ['offers', 'rewards', 'tickets', 'desk'],
  },
  identity: {
    seals: [],
    accounts: [],
    'sign-in': ['accounts'],
    registration: ['accounts', 'sign-in'],
    recovery: ['accounts', 'sign-in'],
    leaving: ['accounts', 'sign-in'],
    staff: ['accounts', 'sign-in', 'registration', 'recovery'],
  },
};

/**
 * Tables that a module reads although another owns them, and why it does not ask through a door.
 * Nothing may write them.
 */
export const readModels = [
  {
    module: 'agents',
    reads: [
      'identity_player',
      'identity_move',
      'identity_session',
      'ledger_account',
      'wagering_round',
      'wallet_deposit',
      'wallet_withdrawal',
    ],
    reason:
      'a page of a team is sorted by what each member came to: one statement walks the tree and ' +
      'joins their rows, where doors would carry thousands of members back and forth',
  },
  {
    module: 'facts',
    reads: ['identity_player', 'identity_invitation', 'ledger_account'],
    reason:
      'a page of members is sorted by what each came to and searched by name: one statement ' +
      'joins both, where doors would carry thousands of members back and forth',
  },
];

/** Folders whose sub-folders never import one another; `common` ones are open to all siblings. */
export const slices = [
  { at: 'packages/engines/src', common: ['kit'] },
  { at: 'apps/site/src/features', common: [] },
  { at: 'apps/console/src/features', common: [] },
  { at: 'apps/arcade/src/games', common: [] },
];
