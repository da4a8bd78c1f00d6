// Joins what modules tell to the live channel: events of the outbox go to their topic, and a closed
// round tells its player at once. Who may hear what is decided here, by token.
import {
  chatTopic,
  liveEvents,
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
import type { Round } from '../modules/wagering/index.ts';
import type { PlayerCaller, StaffCaller } from '../platform/call/index.ts';
import { createLive, type Grant, type LiveServer } from '../platform/live/index.ts';
import type { Platform } from './platform.ts';

export interface LivePorts {
  readonly playerOf: (token: string) => Promise<PlayerCaller | undefined>;
  /** Undefined also for staff who must do something first. */
  readonly staffOf: (token: string) => Promise<StaffCaller | undefined>;
  /** The chat rooms a player may listen to; undefined while they may listen to none. */
  readonly roomsOf: (player: PlayerCaller) => Promise<readonly string[] | undefined>;
}

/** What everybody hears on the site. */
const openTopics = [winnersTopic, offerTopic];

/** What of the chat was asked for; it is followed by pages that show it alone. */
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
    const chat = chatAsked(wanted);
    if (!token) return { topics: openTopics };
    const player = await ports.playerOf(token);
    if (player) {
      const { playerId, sessionId } = player;
      const own = [...openTopics, topicOfPlayer(playerId), topicOfSession(sessionId)];
      if (chat.length === 0) return { topics: own, session: sessionId };
      const rooms = await ports.roomsOf(player);
      const open = [chatTopic, ...(rooms ?? []).map(topicOfRoom)];
      const followed = chat.filter((topic) => open.includes(topic));
      return rooms && { topics: [...own, ...followed], session: sessionId };
    }
    const staff = await ports.staffOf(token);
    if (!staff) return undefined;
    const sees = staff.permissions.includes('chat.view');
    return { topics: sees ? [staffTopic, ...chat] : [staffTopic], session: staff.sessionId };
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

/** What is told on the channel at once; a page that misses it asks again by itself. */
export function newsOf(live: LiveServer, log: Platform['log']) {
  const unless = (what: string) => (error: unknown) => log.warn({ error }, what);
  return {
    closed: (round: Round) =>
      void tellClosed(live, round).catch(unless('a closed round could not be told')),
    openness: () => void tellOpenness(live).catch(unless('how the house stands could not be told')),
  };
}

/**
 * Tells the player that a round closed and what the balance is now; a big win joins the winners.
 */
function tellClosed(live: LiveServer, round: Round): Promise<void> {
  const topic = topicOfPlayer(round.playerId);
  const balance = printUnits(round.balanceAfter ?? 0n, 2);
  const moved = round.state === 'void' ? 0n : round.payout - round.stake;
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
        payout: printUnits(round.payout, 2),
      },
    }),
  ];
  const big = round.payout >= round.stake * bigWinTimes && round.currency !== playCurrency;
  if (big) {
    const { gameCode } = round;
    const payload = { gameCode, payout: printUnits(round.payout, 2) };
    told.push(live.publish({ topic: winnersTopic, event: 'winner-joined', payload }));
  }
  return Promise.all(told).then(() => undefined);
}

const bigWinTimes = 20n;

/**
 * Tells every open page that the house opened or closed to somebody. Each process tells it once it
 * knows, so that whoever asks after the last word is answered rightly wherever they ask.
 */
function tellOpenness(live: LiveServer): Promise<void> {
  return live.publish({ topic: offerTopic, event: 'house-changed', payload: {} });
}
