// The API for platforms, by brand: its games, the opening of one, and, where money is moved here,
// the moves. A call needs a right signature and a fresh timestamp.
import { timingSafeEqual } from 'node:crypto';
import { parseUnits } from '@baize/money';
import { brands } from '../brands.ts';
import { vendorCodes, type Game, type VendorCode } from '../games/game.ts';
import { games } from '../games/games.ts';
import type { FaultPlan } from '../rounds/misfortune.ts';
import { chipsOf, rooms } from '../rounds/stakes.ts';
import type { Store } from '../store/open-store.ts';
import { balanceOf, checkTransfer, movedOwner, textOf, transfer } from '../store/purses.ts';
import { addSession } from '../store/sessions.ts';
import { hmacOf } from '../wire/styles.ts';
import { json, refuse, Refused, textsOf, type Answered, type Asked, type Routes } from './serve.ts';

export interface VendorApiPorts {
  readonly store: Store;
  readonly secretOf: (vendor: VendorCode) => string;
  /** Where players reach our pages. */
  readonly publicUrl: () => string;
  readonly faults: FaultPlan;
  readonly now: () => number;
  readonly chance: (below: number) => number;
}

interface Called {
  readonly vendor: VendorCode;
  readonly fields: Readonly<Record<string, string>>;
}

const staleMs = 5 * 60_000;
const nameShape = /^[0-9a-zA-Z_.:-]{1,64}$/;

export function vendorRoutes(ports: VendorApiPorts): Routes {
  return {
    'POST /api/*': (asked) => {
      const [, , code = '', ...rest] = asked.path.split('/');
      const call = calls[rest.join('/')];
      const vendor = vendorCodes.find((one) => one === code);
      if (vendor === undefined || call === undefined) return refuse(404, 'path-unknown');
      prove(ports, vendor, asked);
      const fails = ports.chance(100) < ports.faults.apiPercent;
      // Half of the failures come before the work, half after it; the caller cannot tell.
      if (fails && ports.chance(2) === 0) return refuse(500, 'fault');
      const answer = call(ports, { vendor, fields: textsOf(asked) });
      return fails ? refuse(500, 'fault') : answer;
    },
  };
}

function prove({ secretOf, now }: VendorApiPorts, vendor: VendorCode, asked: Asked): void {
  const stamp = String(asked.headers['x-timestamp'] ?? '');
  const right = Buffer.from(hmacOf(secretOf(vendor), `${stamp}.${asked.path}.${asked.body}`));
  const told = Buffer.from(String(asked.headers['x-signature'] ?? ''));
  const isRight = told.length === right.length && timingSafeEqual(told, right);
  if (!isRight || asked.headers['x-vendor'] !== vendor) throw new Refused(401, 'signature-wrong');
  if (!/^\d{13}$/.test(stamp) || Math.abs(now() - Number(stamp)) > staleMs)
    throw new Refused(401, 'message-stale');
}

type ApiCall = (ports: VendorApiPorts, called: Called) => Answered;

const calls: Readonly<Record<string, ApiCall>> = {
  games: (_, { vendor }) =>
    json(200, { games: games.filter((game) => game.vendor === vendor).map(listed) }),
  launch,
  'transfer/deposit': (ports, called) => moveMoney(ports, called, 'in'),
  'transfer/withdraw': (ports, called) => moveMoney(ports, called, 'out'),
  'transfer/balance': ({ store }, { vendor, fields }) => {
    const owner = movedOwner(vendor, name(fields, 'player'), name(fields, 'currency'));
    return json(200, { balance: textOf(balanceOf(store, owner)) });
  },
  'transfer/check': ({ store, now }, { vendor, fields }) => {
    const requestId = name(fields, 'requestId');
    return json(200, { requestId, ...checkTransfer(store, { vendor, requestId }, now()) });
  },
};

function listed({ code, category, names, stage, choices, area }: Game) {
  const returns = choices.map(({ returnPercent }) => returnPercent).toSorted();
  const isMeeting = category === 'PVP';
  return {
    code,
    category,
    names,
    classes: [stage.toUpperCase(), ...(area ? [area] : [])],
    mechanic: stage,
    returnPercent: `${returns.at(-1)?.slice(0, -2)}%`,
    demo: true,
    hot: code === 'lucky-lemons' || code === 'harbour-baccarat',
    // Platforms that carry our posters find them under our games' codes.
    art: `/art/tiles/${code}.360.webp`,
    rooms: isMeeting ? rooms.map(({ id }) => listedRoom(id)) : [],
  };
}

function listedRoom(id: string) {
  const own = chipsOf({ currency: 'PHP', room: id });
  const name = `${id.slice(0, 1).toUpperCase()}${id.slice(1)}`;
  return { id, name, minBet: own[0] ?? null, maxBet: own.at(-1) ?? null };
}

function launch(ports: VendorApiPorts, { vendor, fields }: Called): Answered {
  const game = games.find(({ code }) => code === fields['game']);
  if (game?.vendor !== vendor) return refuse(404, 'game-unknown');
  const { token = '', language = 'EN', room = '', backUrl = '' } = fields;
  const isMoved = brands[vendor].style === 'transfer';
  const currency = name(fields, 'currency');
  const moved = currency === 'FUN' ? 'play' : 'moved';
  const session = {
    vendor,
    token,
    game: game.code,
    player: name(fields, 'player'),
    currency,
    language,
    room: rooms.some(({ id }) => id === room) ? room : '',
    backUrl: URL.canParse(backUrl) && /^https?:/.test(backUrl) ? backUrl : '',
    money: isMoved ? moved : 'platform',
  } as const;
  const ticket = addSession(ports.store, session, ports.now());
  return json(200, { url: `${ports.publicUrl()}/play#ticket=${ticket}` });
}

function moveMoney(
  { store, now }: VendorApiPorts,
  { vendor, fields }: Called,
  direction: 'in' | 'out',
): Answered {
  if (brands[vendor].style !== 'transfer') return refuse(404, 'path-unknown');
  const amount = parseUnits(fields['amount'] ?? '', { decimalsMax: 2 });
  if (amount === undefined || amount === 0n) return refuse(400, 'amount-invalid');
  const requestId = name(fields, 'requestId');
  const player = name(fields, 'player');
  const currency = name(fields, 'currency');
  const asked = { vendor, requestId, player, currency, direction, amount: textOf(amount) };
  const done = transfer(store, asked, now());
  if (done === 'request-id-reused') return refuse(409, done);
  return json(200, { requestId, state: done.state, balance: done.balance });
}

function name(fields: Called['fields'], field: string): string {
  const value = fields[field] ?? '';
  if (!nameShape.test(value)) throw new Refused(400, 'request-invalid');
  return value;
}
