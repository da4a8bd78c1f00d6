// Drawn balls: they drop into a tray one by one. Keno shows its board of eighty, on which the
// player marks numbers and the drawn ones light up.
import { el, pause } from '../dom.ts';
import { numbersOf, type Stage, type StagePorts } from './stage.ts';

const dropMs = 340;
const kenoMs = 110;
const rollMs = 90;

const digitsOf: Readonly<Record<string, number>> = {
  'quick-five': 5,
  'daily-three': 3,
  'north-two': 2,
  'south-three': 3,
  'island-four': 4,
};
const colours = ['green', 'red', 'blue'];

export const ballColour = (game: string, ball: number): string => {
  if (game !== 'minute-ball') return 'gold';
  return ball === 49 ? 'gold' : (colours[ball % 3] ?? 'gold');
};

export function ballStage(ports: StagePorts): Stage {
  return ports.facts.marks ? kenoStage(ports) : trayStage(ports);
}

function trayStage({ root, facts }: StagePorts): Stage {
  const { code } = facts.game;
  const count = digitsOf[code] ?? 1;
  const highest = count === 1 ? 49 : 9;
  const tray = el('div', { class: 'tray', 'data-count': count });
  root.replaceChildren(el('div', { class: 'felt machine' }, tray));
  const rest = () =>
    tray.replaceChildren(
      ...Array.from({ length: count }, (_, index) =>
        ballOf(code, count === 1 ? 49 : (7 * index + 3) % (highest + 1), 'resting'),
      ),
    );
  let rolling: ReturnType<typeof setInterval> | undefined;
  const halt = () => clearInterval(rolling);
  rest();
  return {
    begin() {
      halt();
      let step = 0;
      rolling = setInterval(() => {
        step += 1;
        const any = (index: number) => (step * 7 + index * 3) % (highest + 1) || highest;
        tray.replaceChildren(
          ...Array.from({ length: count }, (_, index) => ballOf(code, any(index), 'rolling')),
        );
      }, rollMs);
    },
    stop() {
      halt();
      rest();
    },
    async show(outcome, choice) {
      await pause(dropMs);
      halt();
      tray.replaceChildren();
      for (const ball of numbersOf(outcome['balls'])) {
        const made = ballOf(code, ball, 'dropping');
        if (choice === `digit-${ball}`) made.dataset['hit'] = '';
        tray.append(made);
        await pause(dropMs);
      }
    },
  };
}

const ballOf = (game: string, ball: number, state: string): HTMLElement =>
  el(
    'span',
    { class: 'ball', 'data-colour': ballColour(game, ball), 'data-state': state },
    String(ball),
  );

function kenoStage({ root, facts, choose }: StagePorts): Stage {
  const { count, highest } = facts.marks ?? { count: 5, highest: 80 };
  const marked = new Set<number>();
  const cells = Array.from({ length: highest }, (_, index) => {
    const number = index + 1;
    const toggle = () => {
      if (marked.has(number)) marked.delete(number);
      else if (marked.size < count) marked.add(number);
      paint();
      tell();
    };
    return el(
      'button',
      { class: 'keno-cell', type: 'button', 'aria-pressed': 'false', on: { click: toggle } },
      String(number),
    );
  });
  const tell = () =>
    choose(marked.size === count ? [...marked].toSorted((a, b) => a - b).join('-') : '');
  const paint = () => {
    for (const [index, cell] of cells.entries()) {
      cell.setAttribute('aria-pressed', String(marked.has(index + 1)));
      delete cell.dataset['drawn'];
    }
  };
  root.replaceChildren(el('div', { class: 'felt keno' }, ...cells));
  root.addEventListener('mark', (event) => {
    marked.clear();
    for (const number of numbersOf((event as CustomEvent<number[]>).detail)) marked.add(number);
    paint();
    tell();
  });
  return {
    begin: paint,
    stop: paint,
    async show(outcome) {
      paint();
      for (const ball of numbersOf(outcome['balls'])) {
        const cell = cells[ball - 1];
        if (cell) cell.dataset['drawn'] = marked.has(ball) ? 'hit' : 'miss';
        await pause(kenoMs);
      }
    },
  };
}
