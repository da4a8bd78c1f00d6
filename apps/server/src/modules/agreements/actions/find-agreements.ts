// Agreements of all agents as staff search them, newest first.
import type { agreements } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import { pageOf } from '../asked-page.ts';
import type { AgreementsPorts } from '../ports.ts';
import { agreementsShown } from '../shown.ts';
import { sideOf } from '../side-of.ts';
import { findAgreements as findRows } from '../store/reader.ts';

export const findAgreements =
  (ports: AgreementsPorts): Action<typeof agreements.findAgreements> =>
  async ({ input, now }) => {
    const { username, kind, state, payer, proposed } = input;
    const partyId = await sideOf(ports, username);
    if (partyId === null) return { list: [], total: 0 };
    const search = { otherId: partyId, kind, state, payer, proposed, ...pageOf(input).cut };
    const { list, total } = await findRows(ports.database.kysely, search);
    const shown = await agreementsShown(ports, list, { viewerOf: () => 'staff', now });
    return { list: shown.map((one) => one.shown), total };
  };
