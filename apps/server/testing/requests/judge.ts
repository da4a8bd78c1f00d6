// The judge of every answer: no fault, only declared refusals with their own status, the form of
// the contract, nothing of another member, and for a repeated request the first answer.
import { Ajv, type ValidateFunction } from 'ajv';
import { gatewayRefusals, refusals, type EndpointSpec, type RefusalFact } from '@baize/contract';
import { schemaOfGiven } from '../../src/gateway/answers.ts';
import type { Reply } from '../door/ask.ts';
import { nameIn } from '../door/ask.ts';
import { actingIn } from './acting.ts';
import type { Known } from './known.ts';
import type { Letter } from './letter.ts';
import type { Person } from './people.ts';

/** Where a member may see what is another's, and why. */
const sharedCalls: Readonly<Record<string, RegExp>> = {
  // Whose money waits for a payer is offered to all, by its number alone.
  'wallet.listC2cOffers': /./u,
};

/** Fields with what staff typed, who type here whatever they know. */
const typedFields: Readonly<Record<string, readonly string[]>> = {
  'points.getPointReward': ['name', 'detail'],
  'wallet.listBonuses': ['name', 'game'],
};

export interface Judging {
  readonly known: Known;
  /** Those above a player, who know the names of their team. */
  readonly uplinesOf: (playerId: string) => readonly string[];
  /** What was sent, in which ids are no news. */
  readonly sent: string;
}

const facts: Readonly<Record<string, RefusalFact>> = refusals;
const gatewayNames: ReadonlySet<string> = new Set(gatewayRefusals);

/** The name of a refusal; undefined where something was given. */
export const refusalIn = ({ status, json }: Reply): string | undefined =>
  status < 400 ? undefined : (nameIn(json) ?? `status ${status}`);

/** What is wrong with an answer. */
export function faultIn(letter: Letter, reply: Reply, judging: Judging): string | undefined {
  return (
    (refusalIn(reply) === undefined
      ? faultOfGiven(letter, reply)
      : faultOfRefusal(letter, reply)) ??
    foreignIn(letter, reply, judging) ??
    faultOfHtml(reply)
  );
}

function faultOfHtml({ json }: Reply): string | undefined {
  const acting = actingIn(json);
  return acting === undefined ? undefined : `it would act on a page: ${shown(acting)}`;
}

/** What the sandbox's company may bring about: it is another server. */
const outside = new Set(['provider-unavailable']);

/** A head too large for any call is refused before one is looked for, by the server below ours. */
const headTooLarge = 431;

function faultOfRefusal({ endpoint, mayStray }: Letter, { status, json }: Reply) {
  if (status === headTooLarge) return undefined;
  const name = nameIn(json);
  if (name === undefined) return `${status} without the name of a refusal: ${shown(json)}`;
  const fact = facts[name];
  if (fact === undefined) return `the refusal ${name} does not exist`;
  if (fact.status !== status) return `${name} has the status ${status}, not ${fact.status}`;
  if (status >= 500 && !outside.has(name)) return `a fault: ${name}`;
  const isDeclared = gatewayNames.has(name) || endpoint.refusals.some((one) => one === name);
  if (!isDeclared && !mayStray) return `${name} is not declared`;
  const { message } = json as { readonly message?: string };
  return message ? undefined : `${name} has no words`;
}

const ajv = new Ajv({ strict: false });
const checks = new WeakMap<EndpointSpec, ValidateFunction>();

function faultOfGiven({ endpoint, mayStray }: Letter, { headers, json }: Reply) {
  // Another call may have answered.
  if (mayStray) return undefined;
  const { contentType } = endpoint;
  if (contentType !== undefined) {
    const kind = String(headers['content-type']);
    return kind.startsWith(contentType.split(';')[0] ?? '') ? undefined : `it is ${kind}`;
  }
  const check = checks.get(endpoint) ?? ajv.compile(schemaOfGiven(endpoint));
  checks.set(endpoint, check);
  if (check(json)) return undefined;
  const [error] = check.errors ?? [];
  return `the answer does not fit: ${error?.instancePath} ${error?.message}: ${shown(json)}`;
}

const playing: ReadonlySet<Person['kind']> = new Set(['member', 'agent', 'demo', 'visitor']);

/** An id or a name of somebody else that was not asked about. */
function foreignIn({ name, person }: Letter, { json }: Reply, judging: Judging) {
  if (!playing.has(person.kind) || sharedCalls[name] !== undefined) return undefined;
  const { playerId = '' } = person;
  const mine = (owner: string) => owner === playerId || judging.uplinesOf(owner).includes(playerId);
  const foreign = textsIn(json, typedFields[name] ?? []).find((text) => {
    const owners = judging.known.ownersOf(text);
    return owners !== undefined && !owners.some(mine) && !judging.sent.includes(text);
  });
  return foreign === undefined ? undefined : `${person.name} is shown another’s ${foreign}`;
}

function textsIn(value: unknown, without: readonly string[]): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  const fields = Object.entries(value).filter(([field]) => !without.includes(field));
  return fields.flatMap(([, one]) => textsIn(one, without));
}

export const shown = (value: unknown): string => (JSON.stringify(value) ?? '').slice(0, 500);
