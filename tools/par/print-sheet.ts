// A PAR sheet as a page of plain text.
import type { CycleCount, ParSheet, PayLine, SlotGame } from '@baize/engines';

export interface PrintedSheet {
  readonly definition: SlotGame;
  readonly version: string;
  readonly sheet: ParSheet;
}

export function printSheet({ definition, version, sheet }: PrintedSheet): string {
  return [
    title(`${sheet.code} (${sheet.mechanic})`),
    pair('version', version),
    ...figures(sheet),
    ...bands(sheet),
    ...counted('paid cycle', sheet.paidCycle),
    ...counted('free cycle', sheet.freeCycle),
    ...pays(sheet.pays),
    ...reels(definition),
  ].join('\n');
}

function figures(sheet: ParSheet): string[] {
  const { simulated } = sheet;
  return [
    pair(
      'return',
      `${sheet.returnPercent} %${simulated ? ` ± ${simulated.halfWidthPercent}` : ''}`,
    ),
    ...(simulated ? [pair('found by', `simulation of ${simulated.rounds} rounds, 95 %`)] : []),
    ...(sheet.returnExact === undefined ? [] : [pair('exactly', sheet.returnExact)]),
    pair('  paid spins', `${sheet.baseReturnPercent} %`),
    pair('  features', `${sheet.featureReturnPercent} %`),
    pair('a paid spin wins', `${sheet.hitPercent} %`),
    pair('features', `one in ${sheet.spinsPerTrigger} spins, ${sheet.spinsPerFeature} spins each`),
    pair('deviation, stakes', `spin ${sheet.spinDeviation}, round ${sheet.roundDeviation}`),
    pair('volatility index', sheet.volatilityIndex),
    pair(mostOf(sheet), `${sheet.spinWinStakesMax} stakes`),
    pair('most in a round', `${sheet.payoutStakesMax} stakes`),
    pair('highest prize', topPrizeOf(sheet)),
  ];
}

/** For a simulated game only the highest win seen is known below the cap of a round. */
function mostOf({ simulated, mechanic }: ParSheet): string {
  if (simulated !== undefined) return 'most seen in a spin';
  return mechanic === 'hold' ? 'most by lines of a spin' : 'most in a paid spin';
}

function topPrizeOf({ topPrize }: ParSheet): string {
  const { symbol, count, stakes, spins } = topPrize;
  return `${count} × ${symbol}, ${stakes} stakes, once in ${spins} paid spins as they land`;
}

function bands(sheet: ParSheet): string[] {
  const rows = sheet.bands.map(({ rounds, lowPercent, highPercent }) =>
    pair(`  ${rounds} rounds`, `${lowPercent} % to ${highPercent} %`),
  );
  return ['', 'return of a stretch of rounds, 95 % of the time', ...rows];
}

function counted(name: string, cycle: CycleCount | undefined): string[] {
  if (cycle === undefined) return [];
  return [
    '',
    name,
    pair('  windows', String(cycle.windows)),
    pair('  credits of symbols', String(cycle.symbolCredits)),
    pair('  credits of scatters', String(cycle.scatterCredits)),
    pair('  windows that win', String(cycle.hits)),
    pair('  windows that trigger', String(cycle.triggers)),
    pair('  windows by scatters', cycle.windowsByScatters.join(' ')),
  ];
}

function pays(lines: readonly PayLine[] | undefined): string[] {
  if (lines === undefined) return [];
  const head = ['pay', 'credits', 'a paid spin', 'return %'];
  const rows = lines.map((line) => [
    `${line.symbol} × ${line.count}`,
    String(line.credits),
    line.perSpin,
    line.returnPercent,
  ]);
  return ['', ...table([head, ...rows])];
}

function reels(definition: SlotGame): string[] {
  if (!('strips' in definition)) return [];
  const { strips } = definition;
  const symbols = [...new Set(strips.flat())];
  const count = (strip: readonly string[], symbol: string) =>
    String(strip.filter((own) => own === symbol).length);
  const rows = [
    ['symbols', ...strips.map((_, reel) => `reel ${reel + 1}`)],
    ...symbols.map((symbol) => [symbol, ...strips.map((strip) => count(strip, symbol))]),
    ['stops', ...strips.map((strip) => String(strip.length))],
  ];
  const written = strips.map((strip, reel) => `reel ${reel + 1}: ${strip.join(' ')}`);
  return ['', ...table(rows), '', ...written, ''];
}

function table(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows.map((row) =>
    row
      .map((cell, column) => {
        const width = widths[column] ?? 0;
        return column === 0 ? cell.padEnd(width) : cell.padStart(width);
      })
      .join('  '),
  );
}

function pair(name: string, value: string): string {
  return `${name.padEnd(24)}${value}`;
}

function title(text: string): string {
  return `${text}\n${'='.repeat(text.length)}`;
}
