// One agreement as staff read it.
import { refuse, type agreements } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import type { AgreementsPorts } from '../ports.ts';
import { agreementInFull } from '../shown.ts';
import { readAgreement } from '../store/reader.ts';

export const getAgreementFile =
  (ports: AgreementsPorts): Action<typeof agreements.getAgreementFile> =>
  async ({ input: { id }, now }) => {
    if ((await readAgreement(ports.database.kysely, id)) === undefined)
      return refuse('agreement-not-found');
    return agreementInFull(ports, id, { viewer: 'staff', now });
  };
