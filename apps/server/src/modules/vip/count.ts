// Counts what was settled since the last look and raises members who reached a level by it. Rounds
// are counted beside play, never within it; a deposit when its event comes.
import { parseUnits } from '@baize/money';
import { raise } from './move.ts';
import type { VipPorts } from './ports.ts';
import { monthAt, startOfDay } from '@baize/money';
import { addDeposit, addTurnover, moveMark, takeMark } from './store/counting.ts';
import { lockScheme, readScheme } from './store/scheme.ts';

/** False when somebody else counts just now. */
export function countRounds(ports: VipPorts): Promise<boolean> {
  const { database, wagering, currency, clock } = ports;
  return database.transaction(async (tx) => {
    const mark = await takeMark(tx);
    if (mark === undefined) return false;
    const { until, stakes } = await wagering.stakesSince(tx, mark, currency);
    if (stakes.length === 0) {
      // A quiet minute writes nothing; what was closed and counts not is not read again and again.
      if (await wagering.hasClosed(tx, { from: mark, until })) await moveMark(tx, until);
      return true;
    }
    await addTurnover(
      tx,
      stakes.map(({ playerId, day, staked }) => ({
        playerId,
        month: monthAt(startOfDay(day)),
        turnover: staked,
      })),
    );
    await moveMark(tx, until);
    const { levels } = await readScheme(tx);
    const playerIds = stakes.map(({ playerId }) => playerId);
    await raise(ports, tx, { levels, playerIds, now: clock.now() });
    return true;
  });
}

interface Deposit {
  readonly depositId: string;
  readonly amount: string;
  readonly state: string;
}

/** The wallet's event of a credited deposit. */
export function hearDeposits(ports: VipPorts): void {
  ports.outbox.hear('deposit-settled', 'vip', async ({ topic, payload, toldAt }, tx) => {
    const { depositId, amount, state } = payload as Deposit;
    const units = parseUnits(amount, { decimalsMax: 4 }) ?? 0n;
    if (state !== 'success' || units <= 0n) return;
    const playerId = topic?.replace(/^player:/u, '') ?? '';
    const { levels } = await lockScheme(tx, 'to-move');
    const deposit = { depositId, playerId, amount: units, month: monthAt(toldAt), at: toldAt };
    if (!(await addDeposit(tx, deposit))) return;
    await raise(ports, tx, { levels, playerIds: [playerId], now: ports.clock.now() });
  });
}
