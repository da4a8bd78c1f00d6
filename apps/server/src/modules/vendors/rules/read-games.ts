// Reads the games that a vendor says it offers. A game that is not as docs/vendors.md says is left
// out; the others are taken.
import { gameCategories, type GameCategory } from '@baize/contract';
import { parseUnits, unitsToNumber } from '@baize/money';

export interface VendorRoom {
  readonly roomId: string;
  readonly name: string;
  readonly minBet: number | null;
  readonly maxBet: number | null;
}

export interface VendorGame {
  readonly nodeId: string;
  readonly vendor: string;
  readonly gameCode: string;
  readonly category: GameCategory;
  readonly names: Readonly<Record<string, string>>;
  readonly classes: readonly string[];
  readonly mechanic: string;
  readonly returnPercent: string;
  readonly demo: boolean;
  readonly rooms: readonly VendorRoom[];
  readonly art: string;
  readonly hot: boolean;
}

type Fields = Readonly<Record<string, unknown>>;

const gamesMax = 20_000;

export function readGames(vendor: string, content: Fields): VendorGame[] | undefined {
  const { games } = content;
  if (!Array.isArray(games)) return undefined;
  const read = games.slice(0, gamesMax).flatMap((game: unknown) => readGame(vendor, game) ?? []);
  const byCode = new Map(read.map((game) => [game.gameCode, game]));
  return [...byCode.values()];
}

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
/** Characters that cannot be stored, and those that could turn or hide the letters beside them. */
const unseen = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu;
const textIn = (value: unknown, lengthMax: number) =>
  typeof value === 'string' ? value.slice(0, lengthMax).replace(unseen, '') : '';

function readGame(vendor: string, game: unknown): VendorGame | undefined {
  if (!isFields(game)) return undefined;
  const code = textIn(game['code'], 100);
  const category = gameCategories.find((one) => one === game['category']);
  const names = namesIn(game['names']);
  if (!/^[0-9a-zA-Z_-]{1,60}$/u.test(code) || !category || !names['en']) return undefined;
  const { classes, rooms } = game;
  return {
    nodeId: `${vendor}-${code}`,
    vendor,
    gameCode: code,
    category,
    names,
    classes: Array.isArray(classes)
      ? classes.slice(0, 10).flatMap((one: unknown) => textIn(one, 40) || [])
      : [],
    mechanic: textIn(game['mechanic'], 40),
    returnPercent: textIn(game['returnPercent'], 10),
    demo: game['demo'] === true,
    rooms: Array.isArray(rooms) ? rooms.slice(0, 100).flatMap(roomIn) : [],
    art: artIn(game['art']),
    hot: game['hot'] === true,
  };
}

function namesIn(value: unknown): Record<string, string> {
  if (!isFields(value)) return {};
  const named = Object.entries(value).map(([tag, name]) => [tag, textIn(name, 120)] as const);
  return Object.fromEntries(
    named.filter(([tag, name]) => /^[a-z]{2,3}(-[A-Za-z]{2,4})?$/u.test(tag) && name !== ''),
  );
}

function roomIn(value: unknown): VendorRoom[] {
  if (!isFields(value)) return [];
  const roomId = textIn(value['id'], 80);
  if (!/^[0-9a-zA-Z_-]{1,60}$/u.test(roomId)) return [];
  return [
    {
      roomId,
      name: textIn(value['name'], 120) || roomId,
      minBet: boundIn(value['minBet']),
      maxBet: boundIn(value['maxBet']),
    },
  ];
}

function boundIn(value: unknown): number | null {
  const units = typeof value === 'string' ? parseUnits(value, { decimalsMax: 4 }) : undefined;
  return units === undefined ? null : unitsToNumber(units);
}

/** A picture over https, or one of the platform's own. */
function artIn(value: unknown): string {
  const text = textIn(value, 300);
  const isOwn = /^\/(?!\/)[\w./-]+$/u.test(text);
  return isOwn || (URL.canParse(text) && new URL(text).protocol === 'https:') ? text : '';
}
