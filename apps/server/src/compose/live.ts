// Joins what modules tell to the live channel: events of the outbox go to their topic, and a closed
// round tells its player at once. Who may hear what is decided here, by token.
import {
  boardsTopic,
  chatTopic,
  crashTopic,
  liveEvents,
  lotteryTopic,
  offerTopic,
  staffTopic,
  topicOfPlayer,
  topicOfRoom,
  topicOfSession,
  winnersTopic,
  type LiveEventName,
} from '@baize/contract';
import { playCurrency, printUnits } from '@baize/money';
import { addressOf, type GatewayLimits } from '../gateway/index.ts';
import { paidOf, wonOf, type EventSettled, type Round } from '../modules/wagering/index.ts';
import type { PlayerCaller, StaffCaller } from '../platform/call/index.ts';
import {
  createLive,
  type Grant,
  type LiveMessage,
  type LiveServer,
} from '../platform/live/index.ts';
import type { Platform } from './platform.ts';

export interface LivePorts {
  readonly playerOf: (token: string) => Promise<PlayerCaller | undefined>;
  /** Undefined also for staff who must do something first. */
  readonly staffOf: (token: string) => Promise<StaffCaller | undefined>;
  /** The chat rooms a player may listen to; undefined while they may listen to none. */
  readonly roomsOf: (player: PlayerCaller) => Promise<readonly string[] | undefined>;
}

/** Topics open to everybody on the site. */
const openTopics = [winnersTopic, offerTopic];

/** Draws are told several times a minute: only to pages that ask for them. */
const openTo = (wanted: readonly string[]): readonly string[] => [
  ...openTopics,
  ...drawTopics.filter((topic) => wanted.includes(topic)),
];
const drawTopics = [lotteryTopic, crashTopic, boardsTopic];

/** The chat topics among the requested ones; only pages that show the chat follow them. */
const chatAsked = (wanted: readonly string[]) =>
  wanted.filter((topic) => topic === chatTopic || topic.startsWith(topicOfRoom('')));

/** Opens the channel; a visitor hears what is open, a player their own topics too, staff theirs. */
export function openLive(
  platform: Platform,
  ports: LivePorts,
  { trustedProxies, socketsPerAddress, socketsPerSession, socketOpensPerMinute }: GatewayLimits,
): LiveServer {
  const { database, bus, log, metrics, outbox } = platform;
  const authorize = async (
    token: string | undefined,
    wanted: readonly string[],
  ): Promise<Grant | undefined> => {
    const open = openTo(wanted);
    if (!token) return { topics: open };
    const player = await ports.playerOf(token);
    if (player) return grantOf(player, wanted, ports);
    const staff = await ports.staffOf(token);
    if (!staff) return undefined;
    const sees = staff.permissions.includes('chat.view');
    return {
      topics: [
        staffTopic,
        ...(wanted.includes(lotteryTopic) ? [lotteryTopic] : []),
        ...(sees ? chatAsked(wanted) : []),
      ],
      session: staff.sessionId,
    };
  };
  const live = createLive({
    database,
    bus,
    log,
    metrics,
    authorize,
    addressOf: (request) => addressOf(request, trustedProxies),
    limits: {
      perAddress: socketsPerAddress,
      perSession: socketsPerSession,
      opensPerMinute: socketOpensPerMinute,
    },
  });
  for (const event of Object.keys(liveEvents) as LiveEventName[]) {
    outbox.hear(event, 'live', async ({ topic, payload }) => {
      if (topic) await live.publish({ topic, event, payload });
    });
  }
  return live;
}

/** A session with a due step hears no own topics, as it may call nothing else. */
async function grantOf(
  player: PlayerCaller,
  wanted: readonly string[],
  { roomsOf }: Pick<LivePorts, 'roomsOf'>,
): Promise<Grant | undefined> {
  const { playerId, sessionId: session, due } = player;
  const everybodys = [...openTo(wanted), topicOfSession(session)];
  if (due) return { topics: everybodys, session };
  const own = [...everybodys, topicOfPlayer(playerId)];
  const chat = chatAsked(wanted);
  if (chat.length === 0) return { topics: own, session };
  const rooms = await roomsOf(player);
  const open = [chatTopic, ...(rooms ?? []).map(topicOfRoom)];
  return rooms && { topics: [...own, ...chat.filter((topic) => open.includes(topic))], session };
}

export type News = ReturnType<typeof newsOf>;

/** News told on the channel at once; a page that misses them asks again by itself. */
export function newsOf(live: LiveServer, log: Platform['log']) {
  const unless = (what: string) => (error: unknown) => log.warn({ error }, what);
  return {
    closed: (round: Round) =>
      void tellClosed(live, round).catch(unless('a closed round could not be told')),
    settled: (settled: EventSettled) =>
      void tellSettled(live, settled).catch(unless('settled slips could not be told')),
    tell: (message: LiveMessage) =>
      void live.publish(message).catch(unless('news of a lottery could not be told')),
    openness: () => void tellOpenness(live).catch(unless('how the house stands could not be told')),
  };
}

/**
 * Tells the player that a round closed and what the balance is now; a big win joins the winners.
 */
function tellClosed(live: LiveServer, round: Round): Promise<void> {
  const topic = topicOfPlayer(round.playerId);
  const balance = printUnits(round.balanceAfter ?? 0n, 2);
  const staked = round.free ? 0n : round.stake;
  const moved = round.state === 'void' ? 0n : paidOf(round) - staked;
  const told = [
    live.publish({
      topic,
      event: 'balance-moved',
      payload: {
        currency: round.currency,
        balance,
        moved: printUnits(moved, 2),
        event: round.state === 'void' ? 'stake-voided' : 'round-settled',
      },
    }),
    live.publish({
      topic,
      event: 'round-settled',
      payload: {
        roundId: round.roundId,
        gameCode: round.gameCode,
        stake: printUnits(round.stake, 2),
        payout: printUnits(wonOf(round), 2),
      },
    }),
  ];
  const win = { ...round, payout: wonOf(round) };
  if (isBigWin(win)) told.push(tellWinner(live, win));
  return Promise.all(told).then(() => undefined);
}

/**
 * Tells the player what an issue came to and what the balance is now; a corrected payout joins no
 * winners again.
 */
function tellSettled(live: LiveServer, settled: EventSettled): Promise<void> {
  const { playerId, currency, gameCode: game, name: issue, version, state, paid } = settled;
  const topic = topicOfPlayer(playerId);
  const payload = {
    game,
    issue,
    stake: printUnits(settled.stake, 4),
    payout: printUnits(settled.payout, 2),
    version,
  };
  const told = settled.family === 'lottery' ? [{ event: 'lottery-settled', payload }] : [];
  const balance = {
    currency,
    balance: printUnits(settled.balance, 2),
    moved: printUnits(paid, 2),
    event: state === 'void' ? 'stake-voided' : 'round-settled',
  };
  return Promise.all([
    live.publish({ topic, event: 'balance-moved', payload: balance }),
    ...told.map((news) => live.publish({ topic, ...news })),
    ...(version === 1 && isBigWin(settled) ? [tellWinner(live, settled)] : []),
  ]).then(() => undefined);
}

interface Win extends Pick<Round, 'gameCode' | 'stake' | 'payout' | 'currency'> {}

const bigWinTimes = 20n;

const isBigWin = ({ stake, payout, currency }: Win): boolean =>
  payout >= stake * bigWinTimes && currency !== playCurrency;

function tellWinner(live: LiveServer, { gameCode, payout }: Win): Promise<void> {
  const payload = { gameCode, payout: printUnits(payout, 2) };
  return live.publish({ topic: winnersTopic, event: 'winner-joined', payload });
}

/**
 * Tells every open page that the site opened or closed for its visitor. Each process sends the news
 * once it knows itself, so that a page that then asks gets the right answer from any process.
 */
function tellOpenness(live: LiveServer): Promise<void> {
  return live.publish({ topic: offerTopic, event: 'house-changed', payload: {} });
}
