// Tells an agent what the other side or staff did, for the inbox: pages that are open hear of
// changes by themselves, an agent who is away reads of them later.
import { printUnits, type Units } from '@baize/money';
import type { Tx } from '../../platform/database/index.ts';
import type { AgreementsPorts } from './ports.ts';
import type { AgreementRow } from './store/rows.ts';

interface AgentNews {
  readonly news:
    | 'contract-offered'
    | 'contract-accepted'
    | 'contract-rejected'
    | 'contract-end-asked'
    | 'contract-end-accepted'
    | 'contract-end-rejected'
    | 'contract-end-withdrawn'
    | 'contract-ended'
    | 'contract-offer-ended'
    | 'bill-forced'
    | 'bill-collected'
    | 'bill-paid-by-house'
    | 'bill-refused'
    | 'bill-disputed'
    | 'bill-dispute-answered';
  /** Null: the house, which reads no inbox. */
  readonly agentId: string | null;
  /** The agreement or bill. */
  readonly about: string;
  readonly amount?: Units;
  readonly now: number;
}

export async function tellNews(
  { outbox }: Pick<AgreementsPorts, 'outbox'>,
  tx: Tx,
  { news, agentId, about, amount, now }: AgentNews,
): Promise<void> {
  if (agentId === null) return;
  const facts = amount === undefined ? {} : { amount: printUnits(amount) };
  const payload = { playerId: agentId, cause: `${news}:${about}:${now}`, news, facts };
  await outbox.tell(tx, { event: 'agreement-news', payload });
}

type Sides = Pick<AgreementRow, 'id' | 'payerId' | 'payeeId'>;

interface EndNews {
  readonly news: 'contract-ended' | 'contract-offer-ended';
  readonly ended: readonly Sides[];
  readonly now: number;
}

/** Both sides read that these end, which neither of them decided. */
export async function tellEnded(
  ports: Pick<AgreementsPorts, 'outbox'>,
  tx: Tx,
  { news, ended, now }: EndNews,
): Promise<void> {
  for (const { id: about, payerId, payeeId } of ended) {
    for (const agentId of [payerId, payeeId]) {
      await tellNews(ports, tx, { news, agentId, about, now });
    }
  }
}

/** The other of the two sides. */
export const otherSideOf = (
  { payerId, payeeId }: { readonly payerId: string | null; readonly payeeId: string },
  side: 'payer' | 'payee',
): string | null => (side === 'payer' ? payeeId : payerId);
