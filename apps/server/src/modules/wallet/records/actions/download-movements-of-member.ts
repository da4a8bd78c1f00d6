// A member's movements as a file for staff. Who takes it along is written down.
import { isRefusal, type wallet } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import type { WalletPorts } from '../../ports.ts';
import { memberFile } from '../../books/member-file.ts';
import { movementsFile } from '../movements-file.ts';

export const downloadMovementsOfMember =
  (ports: WalletPorts): Action<typeof wallet.downloadMovementsOfMember> =>
  async ({ caller, input: { id, ...asked }, locale }) => {
    const owner = await memberFile(ports, id);
    if (isRefusal(owner)) return owner;
    const file = await movementsFile(ports.database.kysely, owner, { asked, locale });
    if (isRefusal(file)) return file;
    await ports.database.transaction((tx) =>
      ports.audit(tx, {
        staff: caller,
        action: 'download-movements',
        subject: id,
        before: null,
        after: { ...asked },
      }),
    );
    return file;
  };
