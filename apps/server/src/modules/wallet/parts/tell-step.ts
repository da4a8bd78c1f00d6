// Tells what a step of a part means to people: pages that are open, and the inboxes of both sides.
import { topicOfPlayer, type MatchState } from '@baize/contract';
import { printUnits } from '@baize/money';
import type { Tx } from '../../../platform/database/index.ts';
import { tellLive } from '../books/actions/tell.ts';
import type { WalletPorts } from '../ports.ts';
import { tellWithdrawal } from '../withdrawals/actions/tell-withdrawal.ts';
import { readWithdrawal } from '../withdrawals/store/reader.ts';
import type { PartStep } from './rules/part.ts';
import type { Match, Part } from './store/reader.ts';

export interface Moved {
  readonly step: PartStep;
  readonly part: Part;
  readonly match: Match | undefined;
  /** Of the match, after the step. */
  readonly state: MatchState | undefined;
}

const paid = { news: 'part-paid', seller: true, buyer: false };
const decided = { news: 'dispute-decided', seller: true, buyer: true };

/** What becomes a message in the inbox, and of whom. */
const news: Partial<Readonly<Record<PartStep, typeof paid>>> = {
  prove: paid,
  settle: paid,
  dispute: { news: 'payment-disputed', seller: false, buyer: true },
  'resolve-received': decided,
  'resolve-returned': decided,
};

async function tellNews({ tell: put }: WalletPorts, tx: Tx, { step, part, match }: Moved) {
  const told = news[step];
  if (told === undefined) return;
  const cause = `part:${part.id}:${match?.id ?? part.round}:${step}`;
  const amount = printUnits(part.amount);
  const seller = told.seller ? [part.playerId] : [];
  const buyer = told.buyer && match !== undefined ? [match.buyerId] : [];
  for (const playerId of [...seller, ...buyer]) {
    const payload = { playerId, cause: `${cause}:${playerId}`, news: told.news, amount };
    await put(tx, { event: 'payment-news', payload });
  }
}

/** Tells both sides, and staff, that a part took a step. */
export async function tellStep(ports: WalletPorts, tx: Tx, moved: Moved): Promise<void> {
  const { part, match, state } = moved;
  await tellNews(ports, tx, moved);
  const withdrawal = await readWithdrawal(tx, part.withdrawalId);
  if (withdrawal !== undefined) await tellWithdrawal(ports, tx, withdrawal);
  if (match === undefined || state === undefined) return;
  await tellLive(ports, tx, topicOfPlayer(match.buyerId), {
    event: 'match-moved',
    payload: { depositId: match.id, state },
  });
}
