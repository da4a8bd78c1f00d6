// The newest members' rounds whose number begins with the searched letters, after those that a
// vendor calls exactly so.
import type { wagering } from '@baize/contract';
import { printUnits } from '@baize/money';
import type { Action } from '../../../../platform/call/index.ts';
import type { WageringPorts } from '../../ports.ts';
import type { Round } from '../../rounds/rules/round.ts';
import { readRoundsByNumber, readRoundsOfVendors } from '../store/number-reader.ts';

type Ports = Pick<WageringPorts, 'database' | 'memberName'>;

const most = 5;
const pageSize = 50;

export function findRoundsByNumber(ports: Ports): Action<typeof wagering.findRoundsByNumber> {
  return async ({ input }) => {
    const { kysely } = ports.database;
    const found = await ofMembers(ports, await readRoundsOfVendors(kysely, input.number));
    for (let from = 0; found.length < most; from += pageSize) {
      const page = { from, count: pageSize };
      const rounds = await readRoundsByNumber(kysely, input.number, page);
      found.push(...(await ofMembers(ports, rounds)));
      if (rounds.length < pageSize) break;
    }
    return { list: found.slice(0, most).map(printed) };
  };
}

interface Found {
  readonly round: Round;
  readonly username: string;
}

/** Only members have a file that staff can open; a demo account has none. */
async function ofMembers(ports: Ports, rounds: readonly Round[]): Promise<Found[]> {
  const named = rounds.map(async (round) => {
    const username = await ports.memberName(round.playerId);
    return username === undefined ? [] : [{ round, username }];
  });
  return (await Promise.all(named)).flat();
}

function printed({ round, username }: Found) {
  const { roundId, playerId, vendor, gameCode, currency, state } = round;
  return {
    roundId,
    playerId,
    username,
    vendor,
    gameCode,
    currency,
    state,
    stake: printUnits(round.stake, 4),
    payout: printUnits(round.payout, 4),
    jackpot: printUnits(round.jackpotWon, 4),
    openedAt: round.openedAt,
    settledAt: round.settledAt,
  };
}
