// Opening a game: every check in its order, then one address that opens it once. Ours carry a code
// for a session of their own; a vendor makes its address itself.
import { isRefusal, refuse, type Refusal } from '@baize/contract';
import { findLocale } from '@baize/i18n';
import type { CallContext, PlayerCaller } from '../../platform/call/index.ts';
import { digestOf } from '../../platform/secrets/index.ts';
import type { CatalogueParts } from './parts.ts';
import type { FoundGame } from './rules/find-game.ts';
import type { LobbyGame } from './rules/lobby.ts';
import { isHouse } from './rules/offer.ts';
import { writeLaunch } from './store/launch-writer.ts';
import { writeRecent } from './store/own-games.ts';

export interface OpeningAsked {
  readonly found: FoundGame | undefined;
  /** Absent: a guest is made for this game. */
  readonly player: PlayerCaller | undefined;
  readonly freePlay: boolean;
  /** Of a lottery: `ELOTT` opens ours at its odds. */
  readonly prizeMode?: string | undefined;
  /** Ours shows the list of lotteries first. */
  readonly toLobby?: boolean;
}

interface Ready {
  readonly game: LobbyGame;
  readonly roomId: string | undefined;
  readonly player: PlayerCaller;
  readonly freePlay: boolean;
  readonly language: string;
  readonly prizeMode: string | undefined;
  readonly toLobby: boolean;
}

type OpeningCall = CallContext & {
  readonly input: {
    readonly language?: string | undefined;
    readonly backUrl?: string | undefined;
  };
};

export async function openingOf(parts: CatalogueParts, call: OpeningCall, asked: OpeningAsked) {
  const { found, freePlay, prizeMode, toLobby = false } = asked;
  if (!found) return refuse('game-unknown');
  const unverified = isHouse(found.game.vendor) ? parts.ports.refusalOfCode() : undefined;
  if (unverified) return unverified;
  const closed = refusalOfGame(found.game) ?? refusalOfDemo(found.game, freePlay);
  if (closed) return closed;
  const player = asked.player ?? (await parts.ports.enterAsGuest(call));
  if (!player) return refuse('demo-not-offered');
  const gated = asked.player && (await refusalOfPlayer(parts, call, player, freePlay));
  if (gated) return gated;
  const language = languageOf(call);
  const { game, roomId } = found;
  const ready: Ready = { game, roomId, player, freePlay, language, prizeMode, toLobby };
  const { ports } = parts;
  const currency = freePlay ? ports.playCurrency : player.currency;
  const open = await ports.openGames(player.playerId, currency);
  const address = isHouse(found.game.vendor)
    ? await ownAddress(parts, call, ready)
    : await vendorAddress(parts, call, ready);
  if (isRefusal(address)) return address;
  const { playerId } = player;
  await writeRecent(ports.database.kysely, { playerId, nodeId: found.game.nodeId, now: call.now });
  const addresses = { game_url: address, game_url2: address, gameUrl: address };
  const { vendor, gameCode } = found.game;
  const unfinished = open.some(
    (one) =>
      one.gameCode === gameCode && (one.vendor === null ? isHouse(vendor) : one.vendor === vendor),
  );
  return { content: addresses, ...addresses, unfinished };
}

/** Why this game cannot be started now. */
export function refusalOfGame({
  shown,
  closedBy,
}: LobbyGame): Refusal<'game-off' | 'game-maintenance'> | undefined {
  if (shown === 'on') return undefined;
  const facts = { by: closedBy ?? 'game' };
  return refuse(shown === 'off' ? 'game-off' : 'game-maintenance', { facts });
}

function refusalOfDemo({ demo }: LobbyGame, freePlay: boolean) {
  return freePlay && !demo ? refuse('demo-not-offered') : undefined;
}

async function refusalOfPlayer(
  { ports }: CatalogueParts,
  { now, address }: CallContext,
  caller: PlayerCaller,
  isFree: boolean,
) {
  const gated = await ports.refusalOfPlay({ playerId: caller.playerId, isFree });
  if (gated) return gated;
  const paused = await ports.refusalOfPause(caller.playerId, now);
  if (paused) return paused;
  await ports.checkPlace({ caller, address, now });
  return undefined;
}

/** As clients of the family write it; what is no language is the caller's own. */
function languageOf({ input, locale }: OpeningCall): string {
  const found = findLocale(input.language ?? '') ?? findLocale(locale);
  return found?.code ?? 'EN';
}

async function ownAddress({ ports }: CatalogueParts, call: OpeningCall, ready: Ready) {
  const launch = Buffer.from(ports.randomness.bytes(24)).toString('base64url');
  const { player, game, freePlay, language, prizeMode, toLobby } = ready;
  const { playerId, sessionId } = player;
  const row = { playerId, sessionId, gameCode: game.gameCode, freePlay, language };
  await writeLaunch(ports.database.kysely, digestOf(launch), row, call.now);
  const hosts = ports.launchHosts(call.origin);
  const [pick = 0] = ports.randomness.bytes(1);
  const host = hosts[pick % Math.max(1, hosts.length)] ?? call.origin;
  // Elsewhere, the game has to be told whom it speaks with.
  const site = host === call.origin ? {} : { site: call.origin };
  const pays = prizeMode === 'ELOTT' ? { pays: 'odds' } : {};
  const view = toLobby ? { view: 'lobby' } : {};
  const words = new URLSearchParams({ launch, lang: language, ...pays, ...view, ...site });
  return `${host}/arcade/${game.gameCode}?${words}`;
}

async function vendorAddress({ ports }: CatalogueParts, call: OpeningCall, ready: Ready) {
  const { vendor, gameCode, nodeId } = ready.game;
  const { roomId, player, freePlay, language } = ready;
  if (freePlay) await ports.fundFreePlay(player.playerId);
  const address = await ports.vendors.launch({
    vendor,
    gameCode,
    nodeId,
    roomId,
    player,
    freePlay,
    language,
    backUrl: backUrlOf(call, ports.siteOrigins()),
    now: call.now,
  });
  return address ?? refuse('vendor-unavailable');
}

/** The address to which the game returns: a page of the house, or else the site. */
function backUrlOf({ input, origin }: OpeningCall, siteOrigins: readonly string[]): string {
  const asked = input.backUrl ?? '';
  const isOurs = URL.canParse(asked) && [origin, ...siteOrigins].includes(new URL(asked).origin);
  return isOurs ? asked : origin;
}
