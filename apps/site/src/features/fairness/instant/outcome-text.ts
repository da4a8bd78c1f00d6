// A round of a small game in one line, without words where signs say it.

interface Shown {
  readonly multiplier?: string;
  readonly roll?: number;
  readonly flips?: readonly ('heads' | 'tails')[];
  readonly segment?: number;
  readonly path?: readonly number[];
  readonly opened?: readonly number[];
  readonly mined?: readonly number[];
  readonly cards?: readonly number[];
}

export function outcomeText(
  outcome: object,
  sides: Readonly<Record<'heads' | 'tails', string>>,
): string {
  const shown = outcome as Shown;
  const parts = [
    shown.roll === undefined ? '' : String(shown.roll).padStart(4, '0'),
    shown.flips?.map((side) => sides[side]).join(' ') ?? '',
    shown.segment === undefined ? '' : String(shown.segment + 1),
    shown.path?.map((right) => (right === 1 ? '→' : '←')).join('') ?? '',
    fieldsText(shown),
    shown.cards?.map(cardText).join(' ') ?? '',
    `× ${shown.multiplier ?? ''}`,
  ];
  return parts.filter((part) => part !== '').join(' · ');
}

/** Fields are counted from one, row by row; mines have a cross. */
function fieldsText({ opened, mined = [] }: Shown): string {
  if (opened === undefined) return '';
  const safe = opened.filter((field) => !mined.includes(field)).map((field) => `${field + 1}`);
  return [...safe, ...mined.map((field) => `✕${field + 1}`)].join(' ');
}

const suits = ['♠', '♥', '♦', '♣'];
const ranks = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];

const cardText = (card: number): string =>
  `${ranks[card % ranks.length] ?? ''}${suits[Math.floor(card / ranks.length)] ?? ''}`;
