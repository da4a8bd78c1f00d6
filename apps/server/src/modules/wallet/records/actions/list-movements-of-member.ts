// A member's account record for staff, with the sums that the member sees.
import { isRefusal, type wallet } from '@baize/contract';
import { printUnits } from '@baize/money';
import type { Action } from '../../../../platform/call/index.ts';
import type { WalletPorts } from '../../ports.ts';
import { memberFile } from '../../books/member-file.ts';
import { listMovements } from '../movement-list.ts';
import { purseMoved } from '../purse-moved.ts';
import { kindOf } from '../rules/movement-kind.ts';
import { sinceOpening } from '../since-opening.ts';

export const listMovementsOfMember =
  (ports: WalletPorts): Action<typeof wallet.listMovementsOfMember> =>
  async ({ input }) => {
    const owner = await memberFile(ports, input.id);
    if (isRefusal(owner)) return owner;
    const [{ entries, footer, ...page }, opened] = await Promise.all([
      listMovements(ports.database.kysely, owner, input),
      sinceOpening(ports, owner),
    ]);
    return {
      ...page,
      list: entries.map((entry) => ({
        id: String(entry.posting),
        at: entry.at,
        event: entry.event,
        kind: kindOf(entry.event),
        reference: entry.reference,
        ...purseMoved(entry),
        bonus: entry.bonus ? purseMoved(entry.bonus) : null,
      })),
      footer: {
        ...footer,
        credited: printUnits(footer.credited),
        debited: printUnits(footer.debited),
        bonusCredited: printUnits(footer.bonusCredited),
        bonusDebited: printUnits(footer.bonusDebited),
      },
      sinceOpening: opened,
    };
  };
