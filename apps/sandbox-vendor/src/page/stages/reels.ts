// Three reels behind glass: they run while the round is asked for and stop one after the other.
import { el, icon, pause } from '../dom.ts';
import { textsIn, type Stage, type StagePorts } from './stage.ts';

const symbolsOf: Readonly<Record<string, readonly string[]>> = {
  'lucky-lemons': ['lemon', 'cherry', 'plum', 'star', 'seven', 'leaf'],
  'seven-bells': ['coin', 'clover', 'bar', 'crown', 'bell'],
};
/** Symbols that are letters, not pictures. */
const written: Readonly<Record<string, string>> = { seven: '7', bar: 'BAR' };
const resting: Readonly<Record<string, readonly string[]>> = {
  'lucky-lemons': ['cherry', 'lemon', 'plum'],
  'seven-bells': ['clover', 'bell', 'coin'],
};

const runMs = 520;
const stopMs = 360;
const runLength = 14;

export function reelStage({ root, facts }: StagePorts): Stage {
  const symbols = symbolsOf[facts.game.code] ?? [];
  const rest = resting[facts.game.code] ?? symbols;
  const reels = [0, 1, 2].map((index) => {
    const around = (step: number) => rest[(index + step) % rest.length] ?? '';
    return reelOf([around(1), around(0), around(2)], symbols);
  });
  const window = el('div', { class: 'reels' }, ...reels.map((reel) => reel.root));
  root.replaceChildren(el('div', { class: 'cabinet' }, window));
  return {
    begin: () => reels.forEach((reel) => reel.run()),
    stop: () => reels.forEach((reel) => reel.rest()),
    async show(outcome) {
      const [above, line, below] = [outcome['above'], outcome['line'], outcome['below']].map(
        textsIn,
      );
      for (const reel of reels) reel.run();
      await pause(runMs);
      for (const [index, reel] of reels.entries()) {
        reel.land([above?.[index] ?? '', line?.[index] ?? '', below?.[index] ?? '']);
        await pause(stopMs);
      }
      light(line ?? [], reels);
    },
  };
}

type Reel = ReturnType<typeof reelOf>;

/** Lights what makes the line pay, as far as the eye can tell: equal symbols and bells. */
function light(line: readonly string[], reels: readonly Reel[]): void {
  const counts = Map.groupBy(line, (symbol) => symbol);
  const alike = [...counts.values()].find((same) => same.length > 1)?.[0];
  for (const [index, symbol] of line.entries())
    reels[index]?.light(symbol === alike || symbol === 'bell');
}

function reelOf(first: readonly string[], symbols: readonly string[]) {
  const strip = el('div', { class: 'strip' }, ...first.map(symbolOf));
  const root = el('div', { class: 'reel' }, strip);
  let shown = first;
  return {
    root,
    run() {
      if (strip.dataset['runs'] !== undefined) return;
      const passing = Array.from(
        { length: runLength },
        (_, step) => symbols[step % symbols.length] ?? '',
      );
      strip.replaceChildren(...[...passing, ...passing].map(symbolOf));
      strip.dataset['runs'] = '';
    },
    land(next: readonly string[]) {
      shown = next;
      this.rest();
      strip.dataset['lands'] = '';
    },
    rest() {
      delete strip.dataset['runs'];
      delete strip.dataset['lands'];
      strip.replaceChildren(...shown.map(symbolOf));
    },
    light(lit: boolean) {
      const middle = strip.children[1];
      if (middle instanceof HTMLElement && lit) middle.dataset['lit'] = '';
    },
  };
}

function symbolOf(symbol: string): HTMLElement {
  const letters = written[symbol];
  const inside = letters
    ? el('b', { class: 'written', 'data-symbol': symbol }, letters)
    : icon(symbol);
  return el(
    'div',
    { class: 'symbol', role: 'img', 'aria-label': symbol },
    symbol ? inside : undefined,
  );
}
