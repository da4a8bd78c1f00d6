// Every call of factors and the action that answers it.
import type { factors } from '@baize/contract';
import type { Actions } from '../../platform/call/index.ts';
import { addPasskey } from './actions/add-passkey.ts';
import { beginPasskey } from './actions/begin-passkey.ts';
import { beginTotp } from './actions/begin-totp.ts';
import { confirmTotp } from './actions/confirm-totp.ts';
import { listFactors } from './actions/list-factors.ts';
import { removePasskey } from './actions/remove-passkey.ts';
import { removeTotp } from './actions/remove-totp.ts';
import { renamePasskey } from './actions/rename-passkey.ts';
import { renewRecoveryCodes } from './actions/renew-recovery-codes.ts';
import type { FactorsParts } from './parts.ts';

export function createActions(parts: FactorsParts): Actions<typeof factors> {
  const own = {
    listFactors: listFactors(parts),
    beginTotp: beginTotp(parts),
    confirmTotp: confirmTotp(parts),
    removeTotp: removeTotp(parts),
    renewRecoveryCodes: renewRecoveryCodes(parts),
    beginPasskey: beginPasskey(parts),
    addPasskey: addPasskey(parts),
    renamePasskey: renamePasskey(parts),
    removePasskey: removePasskey(parts),
  };
  return {
    ...own,
    listStaffFactors: own.listFactors,
    beginStaffTotp: own.beginTotp,
    confirmStaffTotp: own.confirmTotp,
    removeStaffTotp: own.removeTotp,
    renewStaffRecoveryCodes: own.renewRecoveryCodes,
    beginStaffPasskey: own.beginPasskey,
    addStaffPasskey: own.addPasskey,
    renameStaffPasskey: own.renamePasskey,
    removeStaffPasskey: own.removePasskey,
  };
}
