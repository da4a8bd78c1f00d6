// The two games of bare cards: Dragon Tiger, one card a side, and Heads-up High Card, one card or
// three against a rival. Ranks run from 0 (ace, low in the first game) to 12; suits do not count.
import { defineGame } from './game.ts';

const ranks = 13;

export const dragonTiger = defineGame({
  code: 'harbour-dragon-tiger',
  vendor: 'SBXA',
  category: 'LIVE',
  stage: 'cards',
  hue: 30,
  names: { en: 'Harbour Dragon Tiger', id: 'Naga Harimau Pelabuhan' },
  choices: [
    { code: 'dragon', pays: '2.00', returnPercent: '96.1538' },
    { code: 'tie', pays: '12.50', returnPercent: '96.1538' },
    { code: 'tiger', pays: '2.00', returnPercent: '96.1538' },
  ],
  draw: (draws) => ({ dragon: [draws.below(ranks)], tiger: [draws.below(ranks)] }),
  pays: (choice, { dragon, tiger }) => dragonTigerPays(choice, dragon[0] ?? 0, tiger[0] ?? 0),
});

/** A side gets half its stake back at a tie. */
export function dragonTigerPays(choice: string, dragon: number, tiger: number): number {
  if (dragon === tiger) return choice === 'tie' ? 1250 : 50;
  return choice === (dragon > tiger ? 'dragon' : 'tiger') ? 200 : 0;
}

/** `you` and `rival` hold three cards; a duel looks at the first alone, the ace is high. */
export const highCard = defineGame({
  code: 'heads-up-highcard',
  vendor: 'SBXB',
  category: 'PVP',
  stage: 'cards',
  hue: 265,
  names: { en: 'Heads-up High Card', id: 'Duel Kartu Tinggi' },
  choices: [
    { code: 'duel', pays: '1.95', returnPercent: '97.6923' },
    { code: 'best-of-three', pays: '1.93', returnPercent: '96.8456' },
  ],
  draw: (draws) => ({
    you: [draws.below(ranks), draws.below(ranks), draws.below(ranks)],
    rival: [draws.below(ranks), draws.below(ranks), draws.below(ranks)],
    name: draws.below(8),
  }),
  pays: (choice, { you, rival }) => highCardPays(choice, you, rival),
});

/** Even hands give the stake back. */
export function highCardPays(
  choice: string,
  you: readonly number[],
  rival: readonly number[],
): number {
  const leads = you.map((rank, index) => Math.sign(highOf(rank) - highOf(rival[index] ?? 0)));
  const lead = choice === 'duel' ? (leads[0] ?? 0) : leads.reduce((sum, one) => sum + one, 0);
  if (lead === 0) return 100;
  if (lead < 0) return 0;
  return choice === 'duel' ? 195 : 193;
}

const highOf = (rank: number): number => (rank === 0 ? ranks : rank);
