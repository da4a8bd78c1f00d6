// The requirements of docs/vendors.md for the server of a vendor: its games, a launch, and the
// transfer wallet where that is its style.
import { randomUUID } from 'node:crypto';
import { same, taken, type Case } from './cases.ts';
import { callVendor, type Answer, type Fields, type Sender, type Spoil } from './wire.ts';

export interface VendorSuite {
  readonly sender: Sender;
  readonly currency: string;
}

type VendorCase = Case<VendorSuite>;
const minuteMs = 60_000;
const categories = ['LIVE', 'RNG', 'SPORTS', 'ESPORTS', 'FISH', 'PVP', 'LOTT', 'ELOTT'];

const call = ({ sender }: VendorSuite, name: string, fields: Fields, spoil?: Spoil) =>
  callVendor(sender, name, fields, spoil);

async function gamesOf(suite: VendorSuite): Promise<readonly Fields[]> {
  const { games } = taken(await call(suite, 'games', {}));
  if (!Array.isArray(games) || games.length === 0) throw new Error('there are no games');
  return games as Fields[];
}

function launchOf({ currency }: VendorSuite, game: string) {
  const token = randomUUID();
  const player = `conformance-${randomUUID().slice(0, 8)}`;
  const ways = { room: '', freePlay: true, language: 'EN', backUrl: 'https://play.example' };
  return { token, player, currency, game, ...ways };
}

/** A refusal of any name, with the status of its kind. */
function refusedAs({ status, json }: Answer, right: number): void {
  same(status, right, 'the status');
  if (typeof json['error'] !== 'string') throw new Error('the refusal has no name');
}

const ofAll: readonly VendorCase[] = [
  {
    name: 'calls that are not signed rightly are refused',
    run: async (suite) => {
      const wrong = [
        { unsigned: true },
        { secret: 'x'.repeat(40) },
        { after: ' ' },
        { shiftMs: -6 * minuteMs },
        { shiftMs: 6 * minuteMs },
      ];
      for (const spoil of wrong) refusedAs(await call(suite, 'games', {}, spoil), 401);
    },
  },
  {
    name: 'every game has a code, a category and an English name; no code stands twice',
    run: async (suite) => {
      const games = await gamesOf(suite);
      for (const { code, category, names } of games) {
        if (typeof code !== 'string' || !/^[\w-]{1,60}$/u.test(code))
          throw new Error(`${JSON.stringify(code)} is no code`);
        if (!categories.includes(String(category))) throw new Error(`${code}: no such category`);
        const { en } = (names ?? {}) as { readonly en?: unknown };
        if (typeof en !== 'string' || en === '') throw new Error(`${code} has no English name`);
      }
      same(new Set(games.map(({ code }) => code)).size, games.length, 'the number of codes');
    },
  },
  {
    name: 'a launch gives an address that holds no token of ours, another one each time',
    run: async (suite) => {
      const [game] = await gamesOf(suite);
      const asked = launchOf(suite, String(game?.['code']));
      const urls = [];
      for (let turn = 0; turn < 2; turn += 1) {
        const { url } = taken(await call(suite, 'launch', asked));
        if (typeof url !== 'string' || !URL.canParse(url)) throw new Error('no address was given');
        if (url.includes(asked.token)) throw new Error('the address holds the token');
        urls.push(url);
      }
      if (urls[0] === urls[1]) throw new Error('two launches were given one address');
    },
  },
  {
    name: 'a game that is not offered cannot be launched',
    run: async (suite) => {
      const { status } = await call(suite, 'launch', launchOf(suite, 'no-such-game'));
      if (status < 400 || status >= 500) throw new Error(`the status is ${status}`);
    },
  },
];

const moving = ({ currency }: VendorSuite, amount: string, player: string) => ({
  requestId: randomUUID(),
  player,
  currency,
  amount,
});
const newPlayer = () => `conformance-${randomUUID().slice(0, 8)}`;

async function lies(suite: VendorSuite, player: string, right: string): Promise<void> {
  const { currency } = suite;
  taken(await call(suite, 'transfer/balance', { player, currency }), { balance: right });
}

const ofTransfer: readonly VendorCase[] = [
  {
    name: 'money is deposited once, however often it is asked for, and withdrawn once',
    run: async (suite) => {
      const player = newPlayer();
      await lies(suite, player, '0.00');
      const into = moving(suite, '100.00', player);
      const first = taken(await call(suite, 'transfer/deposit', into), {
        requestId: into.requestId,
        state: 'done',
        balance: '100.00',
      });
      same((await call(suite, 'transfer/deposit', into)).json, first, 'the deposit again');
      const back = moving(suite, '60.50', player);
      for (let turn = 0; turn < 2; turn += 1)
        taken(await call(suite, 'transfer/withdraw', back), { state: 'done', balance: '39.50' });
      await lies(suite, player, '39.50');
      const rest = moving(suite, '39.50', player);
      taken(await call(suite, 'transfer/withdraw', rest), { state: 'done', balance: '0.00' });
    },
  },
  {
    name: 'ten copies at once are one deposit',
    run: async (suite) => {
      const player = newPlayer();
      const into = moving(suite, '1.00', player);
      await Promise.all(Array.from({ length: 10 }, () => call(suite, 'transfer/deposit', into)));
      await lies(suite, player, '1.00');
    },
  },
  {
    name: 'a request id with other content is refused',
    run: async (suite) => {
      const player = newPlayer();
      const into = moving(suite, '5.00', player);
      taken(await call(suite, 'transfer/deposit', into));
      refusedAs(await call(suite, 'transfer/deposit', { ...into, amount: '6.00' }), 409);
      refusedAs(await call(suite, 'transfer/withdraw', into), 409);
      await lies(suite, player, '5.00');
    },
  },
  {
    name: 'more than lies there cannot be withdrawn',
    run: async (suite) => {
      const player = newPlayer();
      const back = moving(suite, '0.01', player);
      const { requestId } = back;
      taken(await call(suite, 'transfer/withdraw', back), { requestId, state: 'failed' });
      taken(await call(suite, 'transfer/check', { requestId }), { requestId, state: 'failed' });
      await lies(suite, player, '0.00');
    },
  },
  {
    name: 'what was called unknown is refused when it comes after all',
    run: async (suite) => {
      const player = newPlayer();
      const into = moving(suite, '9.00', player);
      const { requestId } = into;
      taken(await call(suite, 'transfer/check', { requestId }), { requestId, state: 'unknown' });
      taken(await call(suite, 'transfer/deposit', into), { requestId, state: 'failed' });
      await lies(suite, player, '0.00');
      const other = moving(suite, '9.00', player);
      taken(await call(suite, 'transfer/deposit', other));
      const { requestId: known } = other;
      taken(await call(suite, 'transfer/check', { requestId: known }), { state: 'done' });
    },
  },
];

export const vendorCases = ({ sender }: VendorSuite): readonly VendorCase[] =>
  sender.style === 'transfer' ? [...ofAll, ...ofTransfer] : ofAll;
