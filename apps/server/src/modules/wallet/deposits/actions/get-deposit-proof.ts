// A picture by which a player proves a payment. It goes to staff alone, so it stands in the answer
// and not under an address of its own.
import { refuse, type wallet } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import type { WalletPorts } from '../../ports.ts';
import { readProof } from '../store/proofs.ts';
import { readDeposit } from '../store/reader.ts';

export const getDepositProof =
  ({ database }: WalletPorts): Action<typeof wallet.getDepositProof> =>
  async ({ input: { id, number } }) => {
    const picture = await readProof(database.kysely, id, number);
    if (picture) return { picture: picture.toString('base64') };
    const deposit = await readDeposit(database.kysely, id);
    return refuse(deposit ? 'picture-unknown' : 'deposit-not-found');
  };
