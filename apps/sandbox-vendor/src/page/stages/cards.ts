// A card table with two sides: cards fly in one by one, turn over, and the side that leads lights
// up.
import { el, icon, pause } from '../dom.ts';
import type { Outcome } from '../api.ts';
import { numbersOf, type Stage, type StagePorts } from './stage.ts';

const faces = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];
const suits = ['♠', '♥', '♣', '♦'];
const dealMs = 380;
const turnMs = 320;

type Side = 'player' | 'banker' | 'dragon' | 'tiger' | 'you' | 'rival';

interface Table {
  readonly sides: readonly [Side, Side];
  /** The value of a hand, as shown; nothing where a card speaks for itself. */
  readonly worth?: (ranks: readonly number[]) => number;
  readonly leads: (own: readonly number[], other: readonly number[], choice: string) => boolean;
}

const points = (ranks: readonly number[]): number =>
  ranks.reduce((sum, rank) => sum + (rank >= 9 ? 0 : rank + 1), 0) % 10;
const high = (rank = 0): number => (rank === 0 ? 13 : rank);
const wonBy = (own: readonly number[], other: readonly number[]): number =>
  own.reduce((sum, rank, index) => sum + Math.sign(high(rank) - high(other[index])), 0);

const tables: Readonly<Record<string, Table>> = {
  'harbour-baccarat': {
    sides: ['player', 'banker'],
    worth: points,
    leads: (own, other) => points(own) > points(other),
  },
  'harbour-dragon-tiger': {
    sides: ['dragon', 'tiger'],
    leads: ([own = 0], [other = 0]) => own > other,
  },
  'heads-up-highcard': {
    sides: ['you', 'rival'],
    leads: (own, other, choice) =>
      choice === 'duel' ? high(own[0]) > high(other[0]) : wonBy(own, other) > 0,
  },
};

export function cardStage({ root, facts, texts }: StagePorts): Stage {
  const table = tables[facts.game.code] ?? { sides: ['you', 'rival'], leads: () => false };
  const zones = table.sides.map((side) => zoneOf(side, texts.sides[side], table.worth));
  const felt = el(
    'div',
    { class: 'felt' },
    zones[0]?.root,
    el('div', { class: 'versus' }),
    zones[1]?.root,
  );
  root.replaceChildren(felt);
  const clear = () => {
    for (const zone of zones) zone.clear();
  };
  return {
    begin: clear,
    stop: clear,
    async show(outcome, choice) {
      clear();
      const hands = table.sides.map((side) => handOf(outcome, side, choice));
      if (typeof outcome['name'] === 'number')
        zones[1]?.rename(texts.rivals[outcome['name']] ?? texts.sides.rival);
      const longest = Math.max(...hands.map((hand) => hand.length));
      for (let card = 0; card < longest; card += 1)
        for (const [side, hand] of hands.entries()) {
          const rank = hand[card];
          if (rank !== undefined) await zones[side]?.deal(rank, card * 2 + side);
        }
      const [one = [], other = []] = hands;
      zones[0]?.light(table.leads(one, other, choice));
      zones[1]?.light(table.leads(other, one, choice));
    },
  };
}

function handOf(outcome: Outcome, side: Side, choice: string): number[] {
  const ranks = numbersOf(outcome[side]);
  return choice === 'duel' ? ranks.slice(0, 1) : ranks;
}

function zoneOf(side: Side, name: string, worth: Table['worth']) {
  const hand = el('div', { class: 'hand' });
  const label = el('span', {}, name);
  const total = el('output', { class: 'total' });
  const mark = side === 'dragon' || side === 'tiger' ? icon(side, 'side-mark') : undefined;
  const root = el(
    'section',
    { class: 'zone', 'data-side': side },
    el('h2', { class: 'zone-name' }, mark, label, worth && total),
    hand,
  );
  const ranks: number[] = [];
  return {
    root,
    clear() {
      ranks.length = 0;
      hand.replaceChildren();
      total.value = '';
      delete root.dataset['leads'];
    },
    rename: (other: string) => void (label.textContent = other),
    light: (leads: boolean) => void (root.dataset['leads'] = String(leads)),
    async deal(rank: number, turn: number) {
      const card = cardOf(rank, (rank * 3 + turn) % suits.length);
      hand.append(card);
      await pause(dealMs);
      card.dataset['open'] = '';
      await pause(turnMs);
      ranks.push(rank);
      if (worth) total.value = String(worth(ranks));
    },
  };
}

function cardOf(rank: number, suit: number): HTMLElement {
  const face = faces[rank] ?? '';
  const sign = suits[suit] ?? '';
  const corner = () => el('span', { class: 'corner' }, face, el('i', {}, sign));
  return el(
    'div',
    {
      class: 'card',
      role: 'img',
      'aria-label': `${face} ${sign}`,
      'data-suit': suit % 2 ? 'red' : 'black',
    },
    el('div', { class: 'card-front' }, corner(), el('b', {}, sign), corner()),
    el('div', { class: 'card-back' }),
  );
}
