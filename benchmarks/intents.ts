// Players who never give up: each intent is asked for with its own key until it is answered, over
// deaths of the server, and every answer is kept to be held against the books later.
import { setTimeout as sleep } from 'node:timers/promises';
import { parseUnits } from '@baize/money';
import { spinCall, type Caller } from './ask.ts';
import type { Guest } from './crowd.ts';

const stake = '1.00';
const againMs = 25;

export interface Answered {
  readonly guest: Guest;
  readonly intent: string;
  readonly text: string;
}

export interface Persistence {
  /** Where the server is now: each life of it has an address of its own. */
  readonly siteUrl: () => string;
  readonly caller: Caller;
  /** No new intent is begun once this says so; those under way are still carried through. */
  readonly enough: () => boolean;
}

let begun = 0;

/** Every guest spins until it is enough; gives all answers, and how often was asked again. */
export async function playThrough(guests: readonly Guest[], persistence: Persistence) {
  const answers: Answered[] = [];
  let repeats = 0;
  const play = async (guest: Guest): Promise<void> => {
    while (!persistence.enough()) {
      begun += 1;
      const intent = `persistent-${process.pid}-${begun}`;
      let text = await askOnce(persistence, guest, intent);
      while (text === undefined) {
        repeats += 1;
        await sleep(againMs);
        text = await askOnce(persistence, guest, intent);
      }
      answers.push({ guest, intent, text });
    }
  };
  await Promise.all(guests.map(play));
  return { answers, repeats };
}

/** The answer's text; undefined when there was none, or one that says to come again. */
export async function askOnce(
  { siteUrl, caller }: Pick<Persistence, 'siteUrl' | 'caller'>,
  { gameToken }: Guest,
  intent: string,
): Promise<string | undefined> {
  const answer = await caller
    .call(spinCall(siteUrl(), gameToken, intent, stake))
    .catch(() => undefined);
  if (answer === undefined || answer.status >= 500) return undefined;
  if (answer.status === 200) return answer.text;
  // A round that died half-way is finished first; until then the next one waits.
  if (/"refused":"(round-open|too-many-requests)"/.test(answer.text)) return undefined;
  throw new Error(`A spin was refused: ${answer.text}`);
}

/** The result of each player by the answers alone. */
export function netOf(answers: readonly Answered[]): Map<string, bigint> {
  const net = new Map<string, bigint>();
  for (const { guest, text } of answers) {
    const told = JSON.parse(text) as { stake: string; payout: string };
    const moved = units(told.payout) - units(told.stake);
    net.set(guest.playerId, (net.get(guest.playerId) ?? 0n) + moved);
  }
  return net;
}

function units(text: string): bigint {
  const read = parseUnits(text, { decimalsMax: 4 });
  if (read === undefined) throw new Error(`${text} is no amount`);
  return read;
}
