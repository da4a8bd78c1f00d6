// The form of every answer at the door: a declared refusal with its own status, told in the
// caller's language.
import { contract, gatewayRefusals, refusals } from '@baize/contract';
import type { EndpointSpec, RefusalName } from '@baize/contract';
import { refusalText, type TextValues } from '@baize/i18n';
import { translatorOf } from '@baize/i18n/compile';
import { expect } from 'vitest';
import { nameIn, type Question, type Refused, type Reply } from './ask.ts';
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

const languages = ['EN', 'ID'] as const;
const texts = { EN: translatorOf('en'), ID: translatorOf('id') };
const told = new Map<EndpointSpec, { asked: number; readonly names: Set<string> }>();

/**
 * Asks and gives the refusal's name. What an endpoint refuses for the first time is asked in
 * English and in Indonesian, the rest in turn; each answer is the refusal's text in that language.
 */
export async function refusalOf(
  door: Door,
  endpoint: EndpointSpec,
  what: string,
  question: Question,
): Promise<string> {
  const before = told.get(endpoint) ?? { asked: 0, names: new Set() };
  told.set(endpoint, before);
  const language = languages[(before.asked += 1) % 2] ?? 'EN';
  const one = await refusedIn(door, endpoint, what, { question, language });
  // A vendor is told no facts, so that its text is compared with the other language's each time.
  if (before.names.has(one.name) && endpoint.wire !== 'vendor') return one.name;
  before.names.add(one.name);
  const other = language === 'EN' ? 'ID' : 'EN';
  const two = await refusedIn(door, endpoint, what, { question, language: other });
  expect(two.name, what).toBe(one.name);
  expect(two.message, `${what}: in the caller's language`).not.toBe(one.message);
  return one.name;
}

interface Asked {
  readonly question: Question;
  readonly language: (typeof languages)[number];
}

async function refusedIn(
  door: Door,
  endpoint: EndpointSpec,
  what: string,
  { question, language }: Asked,
) {
  const reply = await door
    .at(endpoint)
    .ask({ ...question, headers: { ...question.headers, language } });
  const name = refusalIn(reply, endpoint, what);
  const { message, facts } = reply.json as Refused & { readonly facts?: TextValues };
  expect(message.length, `${what}: the refusal has words`).toBeGreaterThan(0);
  if (endpoint.wire !== 'vendor') {
    expect(message, `${what}: in the caller's language`).toBe(
      refusalText(texts[language], name as RefusalName, facts),
    );
  }
  return { name, message };
}

function refusalIn({ status, json }: Reply, endpoint: EndpointSpec, what: string): string {
  const refused = nameIn(json);
  const seen = `${what}: ${status} ${JSON.stringify(json).slice(0, 200)}`;
  const declared: readonly string[] = [...endpoint.refusals, ...gatewayRefusals];
  expect(declared, seen).toContain(refused);
  const fact = refusals[refused as keyof typeof refusals];
  expect(status, seen).toBe(fact.status);
  expect(status < 500 || status === 503, seen).toBe(true);
  return String(refused);
}

const atOnce = 8;

/** Does the same with each, some at a time; the first fault is told when none is under way. */
export async function withEach<T>(
  items: readonly T[],
  work: (item: T) => Promise<void>,
): Promise<void> {
  for (let from = 0; from < items.length; from += atOnce) {
    const done = await Promise.allSettled(items.slice(from, from + atOnce).map(work));
    const fault = done.find(({ status }) => status === 'rejected');
    if (fault?.status === 'rejected') throw fault.reason;
  }
}
