// A wooden table with two hands of dominoes: the tiles slide in face down and turn one by one.
import { el, pause } from '../dom.ts';
import { numbersOf, type Stage, type StagePorts } from './stage.ts';

const slideMs = 260;
const turnMs = 420;

/** Which of the nine places of half a tile hold a pip. */
const pips = ['', '4', '08', '048', '0268', '02468', '036258'] as const;

type Tile = readonly [number, number];

const tilesOf = (value: unknown): Tile[] =>
  Array.isArray(value)
    ? value.map((tile): Tile => {
        const [low = 0, high = 0] = numbersOf(tile);
        return [low, high];
      })
    : [];

const worthOf = (tiles: readonly Tile[]): number =>
  tiles.reduce((sum, [low, high]) => sum + low + high, 0) % 10;

export function dominoStage({ root, texts }: StagePorts): Stage {
  const rival = handOf(texts.sides.rival);
  const you = handOf(texts.sides.you);
  root.replaceChildren(
    el('div', { class: 'felt board' }, rival.root, el('div', { class: 'versus' }), you.root),
  );
  const clear = () => {
    rival.clear();
    you.clear();
  };
  return {
    begin: clear,
    stop: clear,
    async show(outcome) {
      clear();
      const [own, other] = [tilesOf(outcome['you']), tilesOf(outcome['rival'])];
      rival.rename(texts.rivals[Number(outcome['name'])] ?? texts.sides.rival);
      for (const [index, tile] of own.entries()) {
        you.slide(tile);
        await pause(slideMs);
        rival.slide(other[index] ?? [0, 0]);
        await pause(slideMs);
      }
      await you.open();
      await rival.open();
      you.light(worthOf(own) > worthOf(other));
      rival.light(worthOf(other) > worthOf(own));
    },
  };
}

function handOf(name: string) {
  const label = el('span', {}, name);
  const total = el('output', { class: 'total' });
  const row = el('div', { class: 'hand' });
  const root = el(
    'section',
    { class: 'zone' },
    el('h2', { class: 'zone-name' }, label, total),
    row,
  );
  const held: Tile[] = [];
  return {
    root,
    rename: (other: string) => void (label.textContent = other),
    clear() {
      held.length = 0;
      row.replaceChildren();
      total.value = '';
      delete root.dataset['leads'];
    },
    slide(tile: Tile) {
      held.push(tile);
      row.append(tileOf(tile));
    },
    async open() {
      for (const [index, tile] of [...row.children].entries()) {
        if (tile instanceof HTMLElement) tile.dataset['open'] = '';
        await pause(turnMs);
        total.value = String(worthOf(held.slice(0, index + 1)));
      }
    },
    light: (leads: boolean) => void (root.dataset['leads'] = String(leads)),
  };
}

function tileOf([low, high]: Tile): HTMLElement {
  return el(
    'div',
    { class: 'card tile', role: 'img', 'aria-label': `${low} · ${high}` },
    el('div', { class: 'card-front' }, halfOf(low), el('hr'), halfOf(high)),
    el('div', { class: 'card-back' }),
  );
}

function halfOf(count: number): HTMLElement {
  const places = pips[count] ?? '';
  const dots = Array.from({ length: 9 }, (_, place) =>
    el('i', { class: places.includes(String(place)) ? 'pip' : 'no-pip' }),
  );
  return el('div', { class: 'half' }, ...dots);
}
