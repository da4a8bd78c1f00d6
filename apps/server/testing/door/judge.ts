// What every answer at the door must be: a declared refusal with its own status, told in the
// caller's language, with nothing changed in any table.
import { contract, gatewayRefusals, refusals, type EndpointSpec } from '@baize/contract';
import type pg from 'pg';
import { expect } from 'vitest';
import type { Question, Refused, Reply } from './ask.ts';
import { changedTables, digestOf, type Digest } from './digest.ts';
import type { Door } from './people.ts';

export interface Named {
  readonly name: string;
  readonly endpoint: EndpointSpec;
}

/** Every endpoint of the contract, with its full name. */
export const endpoints: readonly Named[] = Object.entries(contract).flatMap(([noun, group]) =>
  (Object.entries(group) as [string, EndpointSpec][]).map(([key, endpoint]) => ({
    name: `${noun}.${key}`,
    endpoint,
  })),
);

export const isForStaff = ({ path }: EndpointSpec) => path.startsWith('/ops/');

/** A token of somebody who may make this call. */
export function rightToken({ who }: EndpointSpec, { tokens }: Door): string | undefined {
  if (who === 'anyone' || who === 'provider' || who === 'vendor') return undefined;
  if (who === 'staff') return tokens.owner;
  if (who === 'agent') return tokens.agent;
  return who === 'game' ? tokens.game : tokens.member;
}

/** Asks in English and in Indonesian and gives the refusal's name. */
export async function refusedBoth(
  door: Door,
  endpoint: EndpointSpec,
  what: string,
  question: Question,
): Promise<string> {
  const ask = (language: string) =>
    door.at(endpoint).ask({ ...question, headers: { ...question.headers, language } });
  const [english, indonesian] = [await ask('EN'), await ask('ID')];
  const name = refusalIn(english, endpoint, what);
  expect(refusalIn(indonesian, endpoint, what), what).toBe(name);
  const [one, other] = [messageIn(english), messageIn(indonesian)];
  expect(one.length * other.length, `${what}: the refusal has words`).toBeGreaterThan(0);
  expect(one, `${what}: in the caller's language`).not.toBe(other);
  return name;
}

function refusalIn({ status, json }: Reply, endpoint: EndpointSpec, what: string): string {
  const refused = refusedIn(json);
  const seen = `${what}: ${status} ${JSON.stringify(json).slice(0, 200)}`;
  const declared: readonly string[] = [...endpoint.refusals, ...gatewayRefusals];
  expect(declared, seen).toContain(refused);
  const fact = refusals[refused as keyof typeof refusals];
  expect(status, seen).toBe(fact.status);
  expect(status < 500 || status === 503, seen).toBe(true);
  return String(refused);
}

/** The refusal's name; vendors read it as an error. */
export function refusedIn(json: unknown): string | undefined {
  const { refused, error } = (json ?? {}) as Partial<Refused> & { readonly error?: string };
  return refused ?? error;
}

function messageIn({ json }: Reply): string {
  return (json as Refused).message;
}

/** What the house counts by its own clock, whoever calls. */
const countedTables = ['public.fairness_mark', 'public.fairness_return', 'public.vip_mark'];

/** Does something that must leave every table as it was; again, where a count came in between. */
export async function unchanged(pool: pg.Pool, work: () => Promise<void>): Promise<void> {
  const first = await tablesChangedBy(pool, work);
  const isCount = first.length > 0 && first.every((name) => countedTables.includes(name));
  const changed = isCount ? await tablesChangedBy(pool, work) : first;
  expect(changed, 'tables that changed').toEqual([]);
}

async function tablesChangedBy(pool: pg.Pool, work: () => Promise<void>): Promise<string[]> {
  const before = await digestOf(pool);
  await work();
  return changedTables(before, await digestOf(pool));
}

const restMs = 300;

/** Waits until what goes on in the background has come to rest. */
export async function atRest(pool: pg.Pool): Promise<void> {
  let before: Digest = {};
  for (let tries = 0; tries < 50; tries += 1) {
    const now = await digestOf(pool);
    if (tries > 0 && changedTables(before, now).length === 0) return;
    before = now;
    await new Promise((resolve) => setTimeout(resolve, restMs));
  }
  throw new Error('the database never came to rest');
}
