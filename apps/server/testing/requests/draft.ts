// A request as the contract asks for it, by somebody who may make it, about things that are there:
// it reaches the effect, unless a rule of the house is against it.
import type { EndpointSpec } from '@baize/contract';
import { paymentPassword } from '../door/people.ts';
import { places, schemaOf, type Input } from '../door/sample.ts';
import type { Chance } from '../chance.ts';
import type { Named } from './nouns.ts';
import { picture } from './hostile.ts';
import type { Known } from './known.ts';
import type { People, Person } from './people.ts';
import { sparingAgents } from './right-contracts.ts';
import { rightTogether } from './right-together.ts';
import { eventSpecs } from './stock-events.ts';
import { offerTexts, rates, specs } from './stock-rewards.ts';
import { fieldsOf } from './values.ts';

export interface Draft extends Named {
  readonly input: Input;
  readonly person: Person;
  readonly intent: string | undefined;
}

export interface Drafting {
  readonly people: People;
  readonly known: Known;
  readonly chance: Chance;
  /** The moment of the world. */
  readonly now: number;
  /** Different for every request. */
  readonly key: string;
}

export function draftOf(named: Named, drafting: Drafting): Draft {
  const { chance, key } = drafting;
  const person = personFor(named.endpoint, drafting);
  return {
    ...named,
    person,
    input: inputOf(named.endpoint, drafting, person),
    intent: chance.percent(90) ? `a-key-of-${key}` : undefined,
  };
}

const mayCall: Readonly<Record<EndpointSpec['who'], readonly Person['kind'][]>> = {
  anyone: ['visitor', 'member'],
  provider: ['visitor'],
  vendor: ['visitor'],
  player: ['member', 'member', 'agent', 'demo'],
  member: ['member', 'agent'],
  agent: ['agent'],
  game: ['game'],
  staff: ['staff'],
};

function personFor({ who }: EndpointSpec, { people, chance }: Drafting): Person {
  const kinds = mayCall[who];
  const mayAsk = people.all.filter(({ kind, name }) => kinds.includes(kind) && name !== 'support');
  // Most of what is there belongs to the first of them.
  return chance.percent(30) ? (mayAsk[0] ?? chance.pick(people.all)) : chance.pick(mayAsk);
}

function inputOf(endpoint: EndpointSpec, drafting: Drafting, person: Person): Input {
  const { known, chance, now, key } = drafting;
  const { playerId } = person;
  const words = (field: string): unknown => {
    const isKey = endpoint.path.includes(`:${field}`);
    const given = isKey ? undefined : wordsOf[field];
    if (given) return chance.pick(given);
    // A ticket's number is known by the answers alone.
    const isId = isKey || (/(^id|Id|Ids|^ids|^codes)$/u.test(field) && field !== 'transactionId');
    const net = field === 'parts' ? known.told('netAmount', chance) : undefined;
    if (net !== undefined) return [{ amount: net, way: chance.pick(['payout', 'c2c']) }];
    const id = isId ? known.idFor({ path: endpoint.path, field, playerId, chance }) : undefined;
    return id ?? known.told(field, chance);
  };
  const filled = places.flatMap((place) => {
    const schema = schemaOf(endpoint, place);
    return schema ? [[place, fieldsOf(schema, { chance, known: words })] as const] : [];
  });
  const fitting = { known, chance, now, key };
  const input = rightTogether(endpoint, Object.fromEntries(filled), fitting);
  return sparingAgents(endpoint, input, drafting.people);
}

/** What the world is known by, under the names of fields. */
const wordsOf: Readonly<Record<string, readonly unknown[]>> = {
  paymentPassword: [paymentPassword],
  picture: [picture],
  proof: [picture],
  provider: ['sandpay', 'house'],
  vendorId: ['sandpay', 'sandpay', 'house'],
  bankType: ['QR', 'MWQR', 'MT', 'EW', 'MA', 'USDT'],
  bankCode: ['QRPH', 'BDO', 'BDO', 'GCASH', 'BPI', 'USDT-TRC20'],
  amount: [100, 150, 200, 500, 1000, '100', '150', '500', '1000', '2500'],
  cardNumber: Array.from({ length: 30 }, (_, at) => String(1_000_000_007 + at * 7_919)),
  cardHolder: ['Ana Cruz'],
  currency: ['PHP'],
  username: ['memberone', 'lineone', 'otherone'],
  customerName: ['lineone', 'linetwo', 'agenttwo'],
  day: ['2026-11-21', '2026-11-20'],
  from: ['2026-11-01', '2026-10-01'],
  to: ['2026-11-21', '2026-11-01'],
  startTime: ['2026-11-01', '2026-11-20 00:00:00'],
  endTime: ['2026-11-22', '2026-12-31 23:59:59'],
  remark: ['the name differs'],
  reason: ['a reason'],
  pictures: [[], [picture], [picture, picture, picture]],
  promoCode: ['LOTUS', 'lotus', 'ROSE'],
  spec: [...specs, ...eventSpecs],
  texts: offerTexts,
  earn: [rates.earn],
  ratio: [rates.ratio],
  step: [rates.step],
};

/** An id of what stands at this path. */
export const draftIds = ({ known, chance }: Drafting, path: string): string | undefined =>
  known.idFor({ path: `/${path}/:id`, field: 'id', playerId: undefined, chance });
