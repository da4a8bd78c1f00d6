// Play of the agents' past at games of the sandbox's first company, told to the catalogue and to
// wagering as its messages would tell them: results of a vendor are no draws of ours.
import { isRefusal, type GameCategory } from '@baize/contract';
import type { Units } from '@baize/money';
import type { Modules } from '../compose/modules.ts';

export const company = 'SBXA';

const game = (code: string, category: GameCategory, mechanic: string, names: [string, string]) => ({
  nodeId: `${company}-${code}`,
  vendor: company,
  gameCode: code,
  category,
  names: { en: names[0], id: names[1] },
  classes: [mechanic.toUpperCase()],
  mechanic,
  returnPercent: '',
  demo: true,
  rooms: [],
  art: `/art/tiles/${code}.360.webp`,
  hot: code === 'harbour-baccarat' || code === 'lucky-lemons',
});

/** In the order in which the company tells them itself once it is connected. */
const games = [
  game('harbour-baccarat', 'LIVE', 'cards', ['Harbour Baccarat', 'Baccarat Pelabuhan']),
  game('harbour-dragon-tiger', 'LIVE', 'cards', ['Harbour Dragon Tiger', 'Naga Harimau Pelabuhan']),
  game('lucky-lemons', 'RNG', 'reels', ['Lucky Lemons', 'Lemon Hoki']),
  game('cup-final', 'SPORTS', 'match', ['Cup Final', 'Final Piala']),
  game('quick-five', 'LOTT', 'balls', ['Quick Five', 'Lima Kilat']),
];
const played = ['harbour-baccarat', 'cup-final', 'harbour-dragon-tiger', 'lucky-lemons'] as const;

export const tellGames = ({ catalogue }: Modules) => catalogue.tellGames(company, games);

export interface Sitting {
  readonly playerId: string;
  readonly now: number;
  /** Of the member, and of the day: it chooses the game. */
  readonly turn: number;
  readonly stake: number;
  readonly isWon: boolean;
  /** One message after the other: nothing is known of a new player. */
  readonly isNew: boolean;
}

interface Round {
  readonly name: string;
  readonly stake: Units;
  readonly payout: Units;
}

/** To the nearest hundredth. */
const unitsOf = (amount: number): Units => BigInt(Math.round(amount * 100)) * 100n;
const paid = 1.95;
/** A little more is staked on the winning side where the house loses. */
const luckier = 1.12;

/** A round that is won, and one that is lost: together the house wins five of a hundred, or not. */
export async function sit(modules: Modules, { stake, isWon, ...sitting }: Sitting): Promise<void> {
  const first = isWon ? stake : stake * luckier;
  const name = `past-${sitting.playerId}-${sitting.now}`;
  const rounds: readonly Round[] = [
    { name: `${name}-1`, stake: unitsOf(first), payout: unitsOf(first * paid) },
    { name: `${name}-2`, stake: unitsOf(stake), payout: 0n },
  ];
  const messages = rounds.flatMap(messagesOf);
  await tellAll(modules, sitting, messages);
}

interface Message {
  readonly round: string;
  readonly kind: 'bet' | 'win' | 'end';
  readonly amount: Units;
}

function messagesOf({ name: round, stake, payout }: Round): readonly Message[] {
  const win = payout > 0n ? [{ round, kind: 'win', amount: payout } as const] : [];
  return [{ round, kind: 'bet', amount: stake }, ...win, { round, kind: 'end', amount: 0n }];
}

type Told = Omit<Sitting, 'stake' | 'isWon'>;

/** What is sent at once keeps its order, and is judged in one transaction. */
async function tellAll(
  { wagering }: Modules,
  { playerId, now, turn, isNew }: Told,
  messages: readonly Message[],
): Promise<void> {
  const gameCode = played[turn % played.length] ?? played[0];
  const common = { vendor: company, playerId, currency: 'PHP', gameCode, betRef: '', now };
  const tell = async (message: Message) => {
    const requestId = `${message.round}-${message.kind}`;
    const named = { ...common, ...message, requestId, sessionSince: now };
    const told = await wagering.vendorMessage(named);
    const refused = isRefusal(told) ? told.refused : told.error;
    if (refused !== '') throw new Error(`a demo round was refused: ${refused}`);
  };
  if (!isNew) return void (await Promise.all(messages.map(tell)));
  for (const message of messages) await tell(message);
}
