// The API of a game's page: open a session by its ticket or for play money, play a round,
// look at a round or at the last ones. A page proves itself by its key, in a header.
import { currencyOf } from '@baize/money';
import { gameOf, games } from '../games/games.ts';
import type { Game } from '../games/game.ts';
import { play, type PlayPorts } from '../rounds/play.ts';
import { chipsOf, stakesOf } from '../rounds/stakes.ts';
import { balanceOf, ownerOf, textOf } from '../store/purses.ts';
import * as books from '../store/rounds.ts';
import * as sessions from '../store/sessions.ts';
import { brands } from '../brands.ts';
import { json, refuse, Refused, textsOf, type Answered, type Asked, type Routes } from './serve.ts';

export interface PlayerApiPorts extends PlayPorts {
  /** The balance that the platform tells; undefined when it does not answer. */
  readonly askBalance: (session: sessions.Session) => Promise<string | undefined>;
}

const historyCount = 20;
const playCurrency = 'FUN';

export const playerRoutes = (ports: PlayerApiPorts): Routes => ({
  'POST /player/open': async (asked) => {
    const key = sessions.openSession(ports.store, textsOf(asked)['ticket'] ?? '');
    if (key === undefined) return refuse(401, 'ticket-unknown');
    return json(200, { key, ...(await factsOf(ports, sessionBy(ports, key))) });
  },
  'POST /player/demo': async (asked) => {
    const { game = '', language = 'en' } = textsOf(asked);
    const found = gameOf(game);
    if (found === undefined) return refuse(404, 'game-unknown');
    const ticket = demoSession(ports, found, language);
    const key = sessions.openSession(ports.store, ticket) ?? '';
    return json(200, { key, ...(await factsOf(ports, sessionBy(ports, key))) });
  },
  'POST /player/facts': async (asked) => json(200, await factsOf(ports, sessionFrom(ports, asked))),
  'POST /player/play': (asked) => playRound(ports, asked),
  'POST /player/round': (asked) => {
    const session = sessionFrom(ports, asked);
    const round = books.roundOfPlayer(ports.store, session, textsOf(asked)['round'] ?? '');
    return round === undefined ? refuse(404, 'round-unknown') : json(200, viewOf(round));
  },
  'GET /player/games': () =>
    json(
      200,
      games.map(({ code, vendor, category, names, hue, stage }) => ({
        code,
        category,
        names,
        hue,
        stage,
        brand: brands[vendor].name,
      })),
    ),
});

function demoSession(ports: PlayerApiPorts, game: Game, language: string): string {
  const { vendor, code } = game;
  const nobody = { player: '', token: '', backUrl: '', currency: playCurrency, language, room: '' };
  const session = { ...nobody, vendor, game: code, money: 'play' } as const;
  return sessions.addSession(ports.store, session, ports.now());
}

async function playRound(ports: PlayerApiPorts, asked: Asked): Promise<Answered> {
  const session = sessionFrom(ports, asked);
  const { intent = '', choice = '', stake = '' } = textsOf(asked);
  if (!/^[\w-]{8,64}$/.test(intent)) return refuse(400, 'intent-missing');
  const round = await play(ports, { session, game: gameBy(session) }, { intent, choice, stake });
  return typeof round === 'string' ? refuse(422, round) : json(200, viewOf(round));
}

/** A round as a player sees it: nothing of its outcome before the stake was taken. */
export function viewOf(round: books.Round) {
  const { id, choice, stake, state, reason, balance, at } = round;
  const told = { id, choice, stake, state, reason, balance, at };
  if (state !== 'settled') return told;
  return { ...told, payout: round.payout, outcome: JSON.parse(round.outcome) as unknown };
}

async function factsOf(ports: PlayerApiPorts, session: sessions.Session) {
  const game = gameBy(session);
  const asks = session.money === 'platform';
  const balance = asks
    ? await ports.askBalance(session)
    : textOf(balanceOf(ports.store, ownerOf(session)));
  const { most } = stakesOf(session);
  return {
    game: { code: game.code, names: game.names, stage: game.stage, hue: game.hue },
    category: game.category,
    brand: brands[game.vendor].name,
    choices: game.choices,
    marks: game.marks ?? null,
    chips: chipsOf(session),
    stakeMax: textOf(most),
    currency: session.currency,
    language: session.language,
    symbol: currencyOf(session.currency)?.symbol ?? session.currency,
    isDemo: session.currency === playCurrency,
    backUrl: session.backUrl,
    balance: balance ?? null,
    history: books.historyOf(ports.store, session, historyCount).map(viewOf),
  };
}

function gameBy(session: sessions.Session): Game {
  const game = gameOf(session.game);
  if (game === undefined) throw new Refused(404, 'game-unknown');
  return game;
}

const sessionFrom = (ports: PlayerApiPorts, asked: Asked): sessions.Session =>
  sessionBy(ports, (asked.headers.authorization ?? '').replace(/^Bearer /, ''));

function sessionBy(ports: PlayerApiPorts, key: string): sessions.Session {
  const session = sessions.sessionOfKey(ports.store, key);
  if (session === undefined) throw new Refused(401, 'session-unknown');
  return session;
}
