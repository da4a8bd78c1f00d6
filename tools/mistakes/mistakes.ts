// Twenty-four mistakes, seeded one at a time all over the code, each with the step of the gate that
// must find it: an edit of one file, the cheapest command that notices, and words of its finding.
export interface Mistake {
  readonly what: string;
  readonly file: string;
  /** Stands in the file once, and is replaced. */
  readonly right: string;
  readonly wrong: string;
  /** A step's own command, narrowed to the test that finds the mistake. */
  readonly found: readonly (readonly string[])[];
  /** Words that the finding says, so that another failure does not count. */
  readonly says: string;
}

const tests = (project: string, file: string) => [['vitest', 'run', '--project', project, file]];
const wallet = 'apps/server/src/modules/wallet';
const wagering = 'apps/server/src/modules/wagering';
const testOfServer = (file: string) => tests('server', file);

const passwordAsked = `
  const refusal = await refusalOfPaymentPassword(ports, playerId, input.paymentPassword);
  if (refusal !== undefined) return refusal;`;
const payeeFound = `
  const payee = await findPayee(ports.database.kysely, { playerId, id: input.bankCardId });
  if (payee === undefined) return refuse('bank-card-not-found');`;

const money: readonly Mistake[] = [
  {
    what: 'a negative amount is rounded towards zero',
    file: 'packages/money/src/units.ts',
    right: 'return dividend % divisor < 0n ? quotient - 1n : quotient;',
    wrong: 'return quotient;',
    found: tests('packages', 'packages/money/src/units.test.ts'),
    says: 'units.test.ts',
  },
  {
    what: 'the house pays what a stake feeds into a jackpot twice',
    file: 'packages/ledger/src/entries/round-settled.ts',
    right: 'amount: stake - payout - (fed ? sumFed(fed) : 0n),',
    wrong: 'amount: stake - payout,',
    found: tests('packages', 'packages/ledger/src/entries/jackpot.test.ts'),
    says: 'jackpot.test.ts',
  },
  {
    what: 'a deposit can be made once more with a limit reached',
    file: `${wallet}/limits/deposit-guard.ts`,
    right: 'amount <= room.left',
    wrong: 'room.left > 0n',
    found: testOfServer(`${wallet}/limits/actions/limits.test.ts`),
    says: 'the lower of both limits counts, and the refusal says whose it is',
  },
  {
    what: 'a stake one unit above the player’s limit is taken',
    file: `${wagering}/rounds/rules/limit.ts`,
    right: 'usedWith(limit, facts) > value)',
    wrong: 'usedWith(limit, facts) > value + 1n)',
    found: testOfServer(`${wagering}/rounds/rules/limit.test.ts`),
    says: 'limit.test.ts',
  },
  {
    what: 'a free bet pays its stake to the player',
    file: `${wagering}/rounds/rules/free-round.ts`,
    right: 'return payout > stake ? payout - stake : 0n;',
    wrong: 'return payout;',
    found: testOfServer(`${wagering}/rounds/rules/free-round.test.ts`),
    says: 'free-round.test.ts',
  },
  {
    what: 'the payee is judged before the payment password',
    file: `${wallet}/withdrawals/actions/request-withdrawal.ts`,
    right: passwordAsked + payeeFound,
    wrong: payeeFound + passwordAsked,
    found: testOfServer(`${wallet}/withdrawals/actions/withdrawals.test.ts`),
    says: 'the first in the contract’s order is told',
  },
  {
    what: 'a repeated request for a withdrawal is judged anew',
    file: `${wallet}/withdrawals/actions/request-withdrawal.ts`,
    right: '  if (earlier !== undefined) return wireWithdrawal(earlier);\n',
    wrong: '',
    found: testOfServer(`${wallet}/withdrawals/actions/withdrawals.test.ts`),
    says: 'a repeated request gets its first answer',
  },
];

const chance: readonly Mistake[] = [
  {
    what: 'words above the last multiple of a range are not thrown away',
    file: 'packages/engines/src/kit/draws.ts',
    right: '  let value = next();\n  while (value >= limit) value = next();\n',
    wrong: '  const value = next() % limit;\n',
    found: tests('packages', 'packages/engines/src/kit/draws.test.ts'),
    says: 'the first value thrown away',
  },
  {
    what: 'a lottery takes bets at the moment it closes',
    file: 'apps/server/src/modules/lottery/draws/rules/issue-state.ts',
    right: 'if (now < event.closesAt) return',
    wrong: 'if (now <= event.closesAt) return',
    found: testOfServer('apps/server/src/modules/lottery/draws/rules/issue-state.test.ts'),
    says: 'issue-state.test.ts',
  },
];

const protection: readonly Mistake[] = [
  {
    what: 'staff who only view members see their contacts',
    file: 'packages/contract/src/operator/members.ts',
    right: "permission: 'members.contacts',",
    wrong: "permission: 'members.view',",
    found: tests('packages', 'packages/contract/src/contract.test.ts'),
    says: 'the permission to view opens only calls that change nothing',
  },
  {
    what: 'a session that must change its password may do everything',
    file: 'apps/server/src/gateway/caller.ts',
    right: '  if (player.due && !endpoint.evenDue) return refuse(player.due);\n',
    wrong: '',
    found: testOfServer('apps/server/src/gateway/caller.test.ts'),
    says: 'caller.test.ts',
  },
  {
    what: 'an old message of a vendor is taken again',
    file: 'apps/server/src/modules/vendors/signing.ts',
    right: "return isFresh(timestamp, letter.now) ? connection : refuse('message-stale');",
    wrong: "return timestamp === '' ? refuse('message-stale') : connection;",
    found: testOfServer('apps/server/src/modules/vendors/signing.test.ts'),
    says: 'signing.test.ts',
  },
  {
    what: 'an address makes one call a minute more than it may',
    file: 'apps/server/src/gateway/rates.ts',
    right: 'window.calls > points',
    wrong: 'window.calls > points + 1',
    found: testOfServer('apps/server/src/gateway/rates.test.ts'),
    says: 'rates.test.ts',
  },
  {
    what: 'a person counts as older on the day before the birthday',
    file: 'apps/server/src/modules/identity/accounts/rules/age.ts',
    right: 'today.slice(5) < birthday.slice(5)',
    wrong: 'today.slice(5, 7) < birthday.slice(5, 7)',
    found: testOfServer('apps/server/src/modules/identity/accounts/rules/age.test.ts'),
    says: 'age.test.ts',
  },
  {
    what: 'a mailbox is shown whole to staff who may not see contacts',
    file: 'apps/server/src/modules/operator/rules/mask.ts',
    right: 'return at < 1 ? maskEnd(address)',
    wrong: 'return at > 0 ? address',
    found: testOfServer('apps/server/src/modules/operator/rules/mask.test.ts'),
    says: 'mask.test.ts',
  },
  {
    what: 'an event after a gap is passed on before what is missing',
    file: 'apps/server/src/platform/live/topic.ts',
    right: 'if (this.#reading || message.seq > this.#last + 1) return',
    wrong: 'if (this.#reading) return',
    found: testOfServer('apps/server/src/platform/live/topic.test.ts'),
    says: 'is passed on after them',
  },
];

const screens: readonly Mistake[] = [
  {
    what: 'the button that reports missing money is labelled with its dialog’s title',
    file: 'apps/site/src/features/wallet/not-received-dialog.tsx',
    right: "{t('wallet.receipt-no-send')}",
    wrong: "{t('wallet.receipt-no-title')}",
    found: tests('screens', 'apps/site/src/features/wallet/receipt-card.test.tsx'),
    says: 'receipt-card.test.tsx',
  },
  {
    what: 'the filter by lottery of the console asks for all of them',
    file: 'apps/console/src/features/lottery/issues.tsx',
    right: '    ...(game && { gameCode: game }),\n',
    wrong: '',
    found: tests('screens', 'apps/console/src/features/lottery/lists.test.tsx'),
    says: 'another state, game and day are asked for',
  },
  {
    what: 'a muted text is too pale for its ground',
    file: 'packages/ui/src/tokens/colours.css',
    right: '--color-mute: light-dark(#53655c, #9fb3a8);',
    wrong: '--color-mute: light-dark(#93a59c, #9fb3a8);',
    found: tests('screens', 'packages/ui/src/tokens/contrast.test.ts'),
    says: 'light: mute on bg',
  },
  {
    what: 'a text of the cashier is missing in Indonesian',
    file: 'packages/i18n/src/locales/id/wallet.ts',
    right: "  'receipt-yes': 'Sudah diterima',\n",
    wrong: '',
    found: tests('packages', 'packages/i18n/src/locales.test.ts'),
    says: 'answers every key of wallet',
  },
];

const structure: readonly Mistake[] = [
  {
    what: 'a landed migration is changed',
    file: `${wallet}/store/schema/0006-withdrawals-that-come-first.sql`,
    right: 'not null default false;',
    wrong: 'not null default true;',
    found: [['node', 'tools/tidy/tidy.ts']],
    says: '0006-withdrawals-that-come-first.sql',
  },
  {
    what: 'a rule imports the store of its module',
    file: `${wallet}/books/rules/turnover.ts`,
    right: 'export function turnoverOf(',
    wrong: "import '../store/intent-id.ts';\nexport function turnoverOf(",
    found: [['node', 'tools/architecture/check-imports.ts']],
    says: 'turnover.ts',
  },
  {
    what: 'an answer lacks a field that its contract names',
    file: `${wallet}/books/actions/get-balance.ts`,
    right: '      currency: caller.currency,\n',
    wrong: '',
    found: [['node', 'tools/check/types.ts']],
    says: 'get-balance.ts',
  },
  {
    what: 'the first page of the site carries every screen of the background',
    file: 'apps/site/src/main.tsx',
    right: "import '@baize/ui/styles.css';",
    wrong: "import '@baize/ui/styles.css';\nimport './background.ts';",
    found: [
      ['node', 'tools/build/build.ts', '--if-changed'],
      ['node', 'tools/check/budgets.ts'],
    ],
    says: 'site: the scripts of the first page weigh',
  },
];

/** Only a browser on a real server notices what joins its parts. */
const wiring: readonly Mistake[] = [
  {
    what: 'a press on the drawn page is forgotten when its code arrives',
    file: 'apps/site/src/main.tsx',
    right: "goOnFromPress(() => openDialog('search'));",
    wrong: 'void goOnFromPress;',
    found: [
      ['node', 'tools/build/build.ts', '--if-changed'],
      [
        'playwright',
        'test',
        '-c',
        'e2e/playwright.config.ts',
        '--project=one-process',
        'e2e/first-page.spec.ts',
        '--grep=a press before the code',
        '--retries=0',
      ],
    ],
    says: 'a press before the code is loaded takes effect afterwards',
  },
];

export const mistakes: readonly Mistake[] = [
  ...money,
  ...chance,
  ...protection,
  ...screens,
  ...structure,
  ...wiring,
];
