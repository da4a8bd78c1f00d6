// The calls of the vendor's own staff: set a new key of a platform, order faults, read the books.
// Only from this machine, and only as JSON, which no page of another origin can send.
import { brands } from '../brands.ts';
import { vendorCodes, type VendorCode } from '../games/game.ts';
import { gameOf } from '../games/games.ts';
import { isFault, type FaultPlan } from '../rounds/misfortune.ts';
import type { Store } from '../store/open-store.ts';
import { json, objectOf, Refused, type Answered, type Asked, type Routes } from './serve.ts';

export interface AdminApiPorts {
  readonly store: Store;
  readonly faults: FaultPlan;
  readonly underway: () => number;
  readonly die: () => void;
  readonly changeKey: (vendor: VendorCode, secret: string) => void;
}

const pageSize = 5000;

export function adminRoutes(ports: AdminApiPorts): Routes {
  const guarded =
    (answer: (fields: Readonly<Record<string, unknown>>) => unknown) =>
    (asked: Asked): Answered => {
      if (!asked.isLoopback) throw new Refused(403, 'loopback-only');
      return json(200, answer(objectOf(asked)));
    };
  return {
    'POST /admin/faults': guarded((fields) => changeFaults(ports.faults, fields)),
    'POST /admin/key': guarded((fields) => takeKey(ports, fields)),
    'POST /admin/report': guarded(() => report(ports)),
    'POST /admin/rounds': guarded((fields) => rounds(ports.store, fields)),
    'POST /admin/die': guarded(() => {
      setImmediate(ports.die);
      return {};
    }),
  };
}

function changeFaults(plan: FaultPlan, fields: Readonly<Record<string, unknown>>): FaultPlan {
  const { percent, apiPercent, kinds, next } = fields;
  if (typeof percent === 'number') plan.percent = percent;
  if (typeof apiPercent === 'number') plan.apiPercent = apiPercent;
  if (Array.isArray(kinds)) plan.kinds = kinds.filter(isFault);
  if (Array.isArray(next)) plan.next = next.filter(isFault);
  return plan;
}

const secretShape = /^[\x21-\x7e]{32,200}$/;

function takeKey({ changeKey }: AdminApiPorts, fields: Readonly<Record<string, unknown>>) {
  const vendor = vendorCodes.find((code) => code === fields['vendor']);
  const { secret } = fields;
  if (vendor === undefined) throw new Refused(404, 'brand-unknown');
  if (typeof secret !== 'string' || !secretShape.test(secret))
    throw new Refused(400, 'key-invalid');
  changeKey(vendor, secret);
  return { vendor, name: brands[vendor].name };
}

function report({ store, underway }: AdminApiPorts) {
  return {
    underway: underway(),
    rounds: store.all('select state, fault, count(*) as count from round group by state, fault'),
    surprises: store.all('select what, count(*) as count from surprise group by what'),
    samples: store.all('select * from surprise order by at limit 20'),
  };
}

/** Rounds in the order of their names, from after one of them. */
function rounds(store: Store, { after }: Readonly<Record<string, unknown>>) {
  const start = typeof after === 'string' ? after : '';
  return store
    .all(
      `select round.id, state, stake, payout, reason, fault, player, vendor, game, currency, money
       from round join session on session.id = round.session
       where round.id > ? order by round.id limit ${pageSize}`,
      start,
    )
    .filter(({ game }) => gameOf(String(game)) !== undefined);
}
