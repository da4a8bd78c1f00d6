// A picture of a dispute, for staff.
import { refuse, type wallet } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import { readPicture } from '../../parts/store/evidence.ts';
import type { WalletPorts } from '../../ports.ts';

export const getDisputePicture =
  ({ database }: WalletPorts): Action<typeof wallet.getDisputePicture> =>
  async ({ input: { id } }) => {
    const picture = await readPicture(database.kysely, id);
    if (picture === undefined) return refuse('picture-unknown');
    return { picture: Buffer.from(picture).toString('base64') };
  };
