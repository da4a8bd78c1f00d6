// Sends an offer of the house to its agent, who has seven days to answer.
import type { Tx } from '../../platform/database/index.ts';
import { answerDays } from './actions/send-agreement.ts';
import { tellParties } from './party.ts';
import type { AgreementsPorts } from './ports.ts';
import { readAgreement } from './store/reader.ts';
import { sendDraft, setState } from './store/writer.ts';
import { tellNews } from './tell-news.ts';

const dayMs = 24 * 3_600_000;

export async function sendHouseOffer(
  ports: Pick<AgreementsPorts, 'outbox'>,
  tx: Tx,
  { id, now }: { readonly id: string; readonly now: number },
): Promise<void> {
  await sendDraft(tx, { agreementId: id, now, expiresAt: now + answerDays * dayMs });
  const row = await readAgreement(tx, id);
  if (row === undefined) return;
  if (row.state === 'signing') await setState(tx, id, 'pending');
  await tellParties(ports, tx, row);
  const { payeeId: agentId } = row;
  await tellNews(ports, tx, { news: 'contract-offered', agentId, about: id, now });
}
