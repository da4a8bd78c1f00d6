// The agreements an agent gave below or was given from above, newest first.
import type { agreements } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import { pageOf } from '../asked-page.ts';
import type { AgreementsPorts } from '../ports.ts';
import { agreementsShown, viewerOf } from '../shown.ts';
import { countToAnswer, findAgreements, readKindsOf } from '../store/reader.ts';

export const listAgreements =
  (ports: AgreementsPorts): Action<typeof agreements.listAgreements> =>
  async ({ caller: { playerId }, input, now }) => {
    const { side, kind, state, customerName, waits = false } = input;
    const on = ports.database.kysely;
    const page = pageOf(input);
    const otherId = customerName && ((await ports.playerIdOf(customerName.trim())) ?? '');
    const mine = side === 'given' ? { payerId: playerId } : { payeeId: playerId };
    const whose = side === undefined ? { partyId: playerId } : mine;
    const answererId = waits ? playerId : undefined;
    const search = {
      ...whose,
      kind,
      state,
      otherId: otherId || undefined,
      answererId,
      ...page.cut,
    };
    const [found, toAnswer, kinds] = await Promise.all([
      otherId === '' && customerName ? { list: [], total: 0 } : findAgreements(on, search),
      countToAnswer(on, playerId),
      readKindsOf(on, playerId),
    ]);
    const shown = await agreementsShown(ports, found.list, {
      viewerOf: (row) => viewerOf(row, playerId) ?? 'payee',
      now,
    });
    const { total } = found;
    return { list: shown.map((one) => one.shown), total, toAnswer, kinds, ...page.told(total) };
  };
