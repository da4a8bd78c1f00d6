// A picture of a payment, for the two sides of it.
import { refuse, type wallet } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import { readEvidenceById, readPicture } from '../../parts/store/evidence.ts';
import type { WalletPorts } from '../../ports.ts';
import { partyOf } from '../party.ts';

export const getPaymentProof =
  ({ database }: WalletPorts): Action<typeof wallet.getPaymentProof> =>
  async ({ caller: { playerId }, input: { id } }) => {
    const on = database.kysely;
    const evidence = await readEvidenceById(on, id);
    const party = evidence && (await partyOf(on, { subject: evidence.subject, playerId }));
    const picture = party && (await readPicture(on, id));
    if (picture === undefined) return refuse('picture-unknown');
    return { picture: Buffer.from(picture).toString('base64') };
  };
