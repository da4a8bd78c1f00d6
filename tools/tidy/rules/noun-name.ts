// A file of texts and a folder of screens bear the name of a noun of the contract, so that a second
// word for one thing never takes root. What belongs to no noun is listed here, with what it is.
import type { Tree } from '../../source/tree.ts';
import type { TreeRule, TreeSpot } from '../rule.ts';
import { nounsOf } from './noun-everywhere.ts';

const texts = /^packages\/i18n\/src\/locales\/en\/(?:console\/)?([a-z0-9-]+)\.ts$/u;
const screens = /^apps\/(?:site|console)\/src\/features\/([a-z0-9-]+)\//u;

/** Texts and screens of more than one noun, or of none. */
const others: Readonly<Record<string, string>> = {
  index: 'the list of all texts',
  shell: 'the frame around every screen',
  home: 'the home page',
  arcade: 'the frame around our own games',
  limits: 'limits on deposits: of wagering’s screens and of the wallet',
  transfers: 'team transfers of the wallet, in the centre of members and of agents',
  live: 'the live channel',
  search: 'the search over the whole site',
  download: 'the ways to keep the site on a phone',
  bonuses: 'bonuses of the wallet, their details and how staff grants them',
  'crash-play': 'the screens of a crash game, read only by whoever plays one',
  'lottery-play': 'the screens of a lottery, read only by whoever plays one',
  'lottery-vietnam': 'the screens of lotteries of Vietnam, their boards and typed bets',
  envelopes: 'red envelopes of promotions, in rooms of the chat and on the site',
  deposits: 'the cashier of the wallet for money in, loaded when it is opened',
  invitations: 'inviting friends, a page of promotions',
  income: 'facts as agents read them: income, charts, days and the funnel of invitations',
  contracts: 'agreements as agents read them: they say contract',
  bills: 'bills of agreements, read only in their records',
  draws: 'prize draws and tickets of promotions, on a page of their own',
  join: 'becoming an agent, as visitors read it',
  security: 'the security centre: guards of identity and factors',
  articles: 'the house’s own articles of the help centre, whole pages of text',
  refusals: 'one text for each refusal of the contract',
  payments: 'withdrawals before and after the request, in parts and disputed: read only there',
  rules: 'one text for each pattern of a field',
};

export const nounName: TreeRule = {
  kind: 'tree',
  name: 'noun-name',
  reason: 'one thing has one word in every layer',
  check(tree) {
    const known = new Set([...nounsOf(tree), ...Object.keys(others)]);
    return spotsIn(tree, texts, known, 'texts').concat(spotsIn(tree, screens, known, 'screens'));
  },
};

function spotsIn(tree: Tree, place: RegExp, known: ReadonlySet<string>, what: string): TreeSpot[] {
  const seen = new Set<string>();
  return tree.files.flatMap(({ path }) => {
    const [found, name = ''] = place.exec(path) ?? [];
    if (found === undefined || known.has(name) || seen.has(found)) return [];
    seen.add(found);
    return [
      {
        file: path,
        line: 1,
        what: `${what} called ${name}, which is no noun of the contract`,
        fix: 'name them by the noun they are about, or list them in tools/tidy/rules/noun-name.ts',
      },
    ];
  });
}
