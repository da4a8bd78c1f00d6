// Opens a game at its vendor: a token of its own for this launch, the money where it is needed, and
// the address that the vendor gives for it.
import type { PlayerCaller } from '../../platform/call/index.ts';
import type { VendorsParts } from './parts.ts';

export interface LaunchAsked {
  readonly vendor: string;
  readonly gameCode: string;
  readonly roomId: string | undefined;
  readonly player: PlayerCaller;
  readonly freePlay: boolean;
  readonly language: string;
  readonly backUrl: string;
  readonly now: number;
}

/** The address; nothing where the vendor is closed or gives none. */
export async function launch(
  { ports, keeper, sessions, transfers, ask }: VendorsParts,
  asked: LaunchAsked,
): Promise<string | undefined> {
  const { vendor, gameCode, player, now } = asked;
  const connection = keeper.find(vendor);
  if (connection?.state !== 'on') return undefined;
  const freePlay = asked.freePlay || player.demo;
  const currency = freePlay ? ports.playCurrency : player.currency;
  const { playerId, sessionId, since } = player;
  if (!freePlay) await transfers.bringBack(playerId);
  const needsMoney = connection.style === 'transfer' && !freePlay;
  if (needsMoney && !(await transfers.bringIn(connection, player))) return undefined;
  const session = { vendor, playerId, sessionId, gameCode, currency, freePlay, since };
  const token = await sessions.open({ ...session, openedAt: now });
  const { language, backUrl } = asked;
  const told = { token, player: playerId, currency, game: gameCode, room: asked.roomId ?? '' };
  const content = { ...told, freePlay, language, backUrl };
  const { answer } = await ask(connection, 'launch', content);
  return answer?.ok ? addressIn(answer.content['url'], token) : undefined;
}

/** An address of a page, which must not hold our token. */
function addressIn(url: unknown, token: string): string | undefined {
  if (typeof url !== 'string' || url.length > 2000 || !URL.canParse(url)) return undefined;
  const isPage = /^https?:$/u.test(new URL(url).protocol);
  return isPage && !url.includes(token) ? url : undefined;
}
