// Weights as they are typed: a percent and the lowest odds for each category, single games a line
// each. What cannot be read is named.
import type { InputOf, wallet } from '@baize/contract';

type Weights = Omit<InputOf<typeof wallet.saveBonusWeights>, 'version'>;
type Category = Weights['categories'][number]['category'];

export interface WeightsForm {
  readonly rows: readonly {
    readonly category: Category;
    readonly percent: string;
    readonly odds: string;
  }[];
  readonly games: string;
}

export function formOf({ categories, games, oddsMin }: Weights): WeightsForm {
  return {
    rows: categories.map(({ category, percent }) => {
      const least = oddsMin.find((one) => one.category === category)?.hundredths;
      const odds = least === undefined ? '' : printHundredths(least);
      return { category, percent: String(percent), odds };
    }),
    games: games.map(({ game, percent }) => `${game} ${percent}`).join('\n'),
  };
}

const printHundredths = (hundredths: number): string =>
  `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`;

function readPercent(text: string): number | undefined {
  return /^(100|\d{1,2})$/.test(text) ? Number(text) : undefined;
}

/** From 1.00 to 100.00. */
function readOdds(text: string): number | undefined {
  const [, whole, part = ''] = /^(\d{1,3})(?:[.,](\d{1,2}))?$/.exec(text) ?? [];
  if (whole === undefined) return undefined;
  const hundredths = Number(whole) * 100 + Number(part.padEnd(2, '0'));
  return hundredths >= 100 && hundredths <= 10_000 ? hundredths : undefined;
}

const linesOf = ({ games }: WeightsForm): readonly string[] =>
  games.split('\n').flatMap((line) => (line.trim() === '' ? [] : [line.trim()]));

function readGame(line: string) {
  const [game = '', text = '', ...more] = line.split(/\s+/);
  const percent = readPercent(text);
  const isGame = more.length === 0 && /^[\w-]+(\/[\w-]+)?$/.test(game);
  return percent === undefined || !isGame ? undefined : { game, percent };
}

/** The first thing that cannot be read. */
export function problemOf(form: WeightsForm): string | undefined {
  for (const { percent, odds } of form.rows) {
    if (readPercent(percent) === undefined) return percent || '–';
    if (odds !== '' && readOdds(odds) === undefined) return odds;
  }
  return linesOf(form).find((line) => readGame(line) === undefined);
}

export function weightsOf(form: WeightsForm): Weights {
  return {
    categories: form.rows.map(({ category, percent }) => ({
      category,
      percent: readPercent(percent) ?? 0,
    })),
    games: linesOf(form).flatMap((line) => readGame(line) ?? []),
    oddsMin: form.rows.flatMap(({ category, odds }) => {
      const hundredths = readOdds(odds);
      return hundredths === undefined ? [] : [{ category, hundredths }];
    }),
  };
}
