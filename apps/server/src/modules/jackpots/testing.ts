// Builds jackpots over wagering with real books, several processes of it when asked, for the tests
// of this module.
import { accountName, houseAccount, poolAccount } from '@baize/ledger';
import type { AuditNote } from '../../platform/audit/index.ts';
import type { StaffCaller } from '../../platform/call/index.ts';
import { callOf, given } from '../../platform/call/testing.ts';
import type { Database } from '../../platform/database/index.ts';
import { systemRandomness } from '../../platform/randomness/index.ts';
import { createKeeping } from '../../platform/secrets/index.ts';
import type { JackpotNumbers, Round } from '../wagering/index.ts';
import { buildWagering, playerCaller, units } from '../wagering/testing.ts';
import { readAccountSums, readTrialBalance } from '../wallet/index.ts';
import { createJackpots, createJackpotTogether } from './index.ts';

export { playerCaller, units };

export const owner: StaffCaller = {
  kind: 'staff',
  staffId: 'staff-1',
  username: 'owner',
  role: 'owner',
  permissions: ['jackpots.view', 'jackpots.edit'],
  sessionId: 'session-of-staff',
  confirmedUntil: Infinity,
};

/** A number that wins no tier, and one that wins any. */
export const never = 2 ** 48 - 1;
export const always = 0;
export const noWin: JackpotNumbers = { major: never, grand: never };

const common = {
  secrets: createKeeping(new Uint8Array(32).fill(7), 'mysteries of jackpots'),
  randomness: systemRandomness,
  currency: 'PHP',
};

/** For wagering that others build. */
export const takingPart = () => createJackpotTogether(common);

type Built = Omit<ReturnType<typeof buildWagering>, 'fund'> &
  typeof common & { readonly notes: AuditNote[] };

/** Opens the first pools over wagering that others built. */
export const openPools = (database: Database, built: Omit<Built, keyof typeof common | 'notes'>) =>
  createOver(database, { ...built, ...common, notes: [] }).start();

function createOver(database: Database, { wagering, notes, ...built }: Built) {
  return createJackpots({
    ...built,
    database,
    symbolOf: () => '₱',
    games: [{ code: 'golden-lotus-20', names: { en: 'Golden Lotus 20' } }],
    fedByRounds: wagering.jackpotFed,
    usernames: async (ids) => new Map(ids.map((id) => [id, `name of ${id}`])),
    audit: async (_tx, note) => void notes.push(note),
  });
}

export function buildJackpots(database: Database) {
  const built = buildWagering(database, { jackpots: takingPart() });
  const notes: AuditNote[] = [];
  const jackpots = createOver(database, { ...built, ...common, notes });
  let clicks = 0;
  const open = async (playerId: string, stake = '10'): Promise<Round> => {
    clicks += 1;
    const opened = await built.wagering.openRound({
      player: playerCaller(playerId),
      intent: `${playerId}-click-${clicks}`,
      gameCode: 'golden-lotus-20',
      gameVersion: 'v1',
      family: 'slots',
      bet: '',
      stake: units(stake),
      now: built.clock.now(),
      paceMs: 0,
    });
    return given(opened).round;
  };
  const settle = (round: Round, jackpot: JackpotNumbers | undefined) =>
    built.wagering.settleRound({ round, payout: 0n, draws: [], outcome: { events: [] }, jackpot });
  return {
    ...built,
    jackpots,
    secrets: common.secrets,
    notes,
    open,
    settle,
    play: async (playerId: string, stake: string, numbers: JackpotNumbers | undefined) =>
      settle(await open(playerId, stake), numbers),
    held: async (tier: string) => sumOf(database, poolAccount(tier, 'PHP')),
    reserve: async () => sumOf(database, houseAccount('jackpot-reserve', 'PHP')),
    getJackpot: async () =>
      given(
        await jackpots.actions.getJackpot(
          callOf({ kind: 'visitor' as const }, {}, built.clock.now()),
        ),
      ),
    listJackpots: async () =>
      given(await jackpots.actions.listJackpots(callOf(owner, {}, built.clock.now()))),
    isBalanced: async () => (await readTrialBalance(database)).balanced,
  };
}

async function sumOf(database: Database, account: ReturnType<typeof houseAccount>) {
  const sums = await readAccountSums(database.kysely, [account]);
  return sums.get(accountName(account)) ?? 0n;
}
