// Builds VIP over a real ledger and real rounds: rounds that pay nothing, deposits as they are
// told, and members of staff; two instances on one database stand for two processes.
import { policies, type InputOf, type Policies, type vip as contract } from '@baize/contract';
import type { AuditNote } from '../../platform/audit/index.ts';
import type { PlayerCaller } from '../../platform/call/index.ts';
import { callOf, given } from '../../platform/call/testing.ts';
import type { Database } from '../../platform/database/index.ts';
import { silentLog } from '../../platform/log/index.ts';
import type { ToldEvent } from '../../platform/outbox/index.ts';
import { systemRandomness } from '../../platform/randomness/index.ts';
import { owner } from '../settings/testing.ts';
import { buildWagering, playerCaller, units } from '../wagering/testing.ts';
import { createVip, type VipPorts } from './index.ts';

export type WrittenLevel = InputOf<typeof contract.saveVipScheme>['levels'][number];

const plain = {
  colour: '#b87333',
  names: {},
  deposits: '0',
  keep: '0',
  withdrawalMaximum: null,
  withdrawsFirst: false,
  contact: '',
} as const;

/** Bronze from 10 for good; silver from 100, kept by 30; gold from 500 and a deposit of 50. */
export const threeLevels: readonly WrittenLevel[] = [
  { ...plain, emblem: 'bronze', turnover: '10' },
  { ...plain, emblem: 'silver', turnover: '100', keep: '30', names: { en: 'Sterling' } },
  {
    ...plain,
    emblem: 'gold',
    turnover: '500',
    deposits: '50',
    keep: '200',
    withdrawalMaximum: '600000',
    withdrawalsDaily: 30,
    withdrawalDailySum: '700000',
    withdrawalsFree: 2,
    withdrawsFirst: true,
    contact: 'mailto:gold@house.example',
  },
];

type Handle = Parameters<VipPorts['outbox']['hear']>[2];

export function buildVip(database: Database) {
  const books = buildWagering(database, { marks: async () => [await vip.countedUntil()] });
  const { clock, wagering } = books;
  const audited: AuditNote[] = [];
  const told: ToldEvent[] = [];
  const hearers = new Map<string, Handle>();
  const state = { isOn: true };
  const policy = Object.fromEntries(
    Object.entries(policies).map(([name, fact]) => [name, fact.default]),
  ) as unknown as Policies;
  const vip = createVip({
    database,
    clock,
    log: silentLog(),
    randomness: systemRandomness,
    outbox: {
      tell: async (_tx, event) => void told.push(event),
      hear: (event, _hearer, handle) => void hearers.set(event, handle),
    },
    isOn: () => state.isOn,
    policy: () => policy,
    audit: async (_tx, note) => void audited.push(note),
    wagering,
    isMember: async (playerId) => !playerId.startsWith('no'),
    currency: 'PHP',
    symbolOf: () => '₱',
  });
  const staff = <I>(input: I) => callOf(owner, input, clock.now());
  const member = <I>(player: PlayerCaller, input: I) => callOf(player, input, clock.now());
  return {
    ...books,
    vip,
    audited,
    told,
    state,
    staff,
    member,
    hearers,
    ...playing(books, database, hearers),
  };
}

function playing(
  { wagering, clock }: ReturnType<typeof buildWagering>,
  database: Database,
  hearers: ReadonlyMap<string, Handle>,
) {
  let rounds = 0;
  const open = async (playerId: string, stake: string, currency = 'PHP') => {
    rounds += 1;
    const opened = await wagering.openRound({
      player: playerCaller(playerId, { currency }),
      intent: `${playerId}-${currency}-${rounds}`,
      gameCode: 'golden-lotus-20',
      gameVersion: '1',
      family: 'slots',
      bet: '',
      stake: units(stake),
      now: clock.now(),
      paceMs: 0,
    });
    if ('refused' in opened) throw new Error(opened.refused);
    return opened.round;
  };
  return {
    open,
    /** A round that is staked, and settled with nothing won. */
    async play(playerId: string, stake: string, currency = 'PHP') {
      const round = await open(playerId, stake, currency);
      await wagering.settleRound({ round, payout: 0n, draws: [], outcome: null });
    },
    /** An event of the wallet, delivered again when asked again. */
    deposit: (playerId: string, amount: string, depositId = 'd1', state = 'success') =>
      database.transaction(async (tx) => {
        const topic = `player:${playerId}`;
        const payload = { depositId, amount, state };
        const event = { id: 1n, event: 'deposit-settled', topic, payload, toldAt: clock.now() };
        await hearers.get('deposit-settled')?.(event, tx);
      }),
  };
}

export type BuiltVip = ReturnType<typeof buildVip>;

/** Saves these levels; gives their ids, lowest first. */
export async function saveLevels(
  built: BuiltVip,
  levels: readonly WrittenLevel[] = threeLevels,
): Promise<readonly string[]> {
  const { version } = given(await built.vip.actions.getVipScheme(built.staff({})));
  given(await built.vip.actions.saveVipScheme(built.staff({ version, levels: [...levels] })));
  const saved = given(await built.vip.actions.getVipScheme(built.staff({})));
  return saved.levels.map(({ levelId }) => levelId);
}
