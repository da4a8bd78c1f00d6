// People a journey needs and does not tell of: a member who is registered already, with money if
// wanted, and the operator's hand on a switch. All of it goes through the public calls.
import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { test } from '@playwright/test';
import { createClient, solveWork, unwrap, type Client } from '@baize/client';
import type { ModuleId } from '@baize/contract';
import { alone } from './worlds.ts';

export interface Person {
  readonly username: string;
  readonly password: string;
}

/** A registered member with a session. */
export interface Member extends Person {
  readonly token: string;
  readonly client: Client;
}

const letters = 'abcdefghijklmnopqrstuvwxyz';
const askEveryMs = 100;
const asksMax = 150;

/** An unused name. */
export function newPerson(): Person {
  const pick = () => letters[randomInt(letters.length)] ?? 'a';
  const username = `guest${Array.from({ length: 9 }, pick).join('')}`;
  return { username, password: `Felt-and-brass-${randomInt(1000, 9999)}` };
}

/** A member who registered before the journey begins, by an agent's code if there is one. */
export async function registerMember(siteUrl: string, affiliateCode?: string): Promise<Member> {
  const person = newPerson();
  const visitor = clientOf(siteUrl);
  const workProof = await solveWork(unwrap(await visitor.verification.getWork()));
  const { version } = unwrap(await visitor.settings.getTerms());
  const { token } = unwrap(
    await visitor.identity.register({
      ...person,
      confirmPassword: person.password,
      birthday: '1990-05-17',
      termsVersion: version,
      privacyVersion: version,
      login: true,
      workProof,
      ...(affiliateCode === undefined ? {} : { affiliateCode }),
    }),
  );
  return { ...person, token, client: clientOf(siteUrl, token) };
}

/** Somebody of the demo world, who signs in before the journey begins. */
export async function signInMember(siteUrl: string, person: Person): Promise<Member> {
  const visitor = clientOf(siteUrl);
  const workProof = await solveWork(unwrap(await visitor.verification.getWork()));
  const { token } = unwrap(await visitor.identity.login({ ...person, workProof }));
  return { ...person, token, client: clientOf(siteUrl, token) };
}

/** Deposits through the payment company and waits until the money is there. */
export async function fund(client: Client, amount: number): Promise<void> {
  const { redirectUrl } = unwrap(
    await client.wallet.depositByLaunchUrl({
      amount,
      vendorId: 'sandpay',
      bankType: 'QR',
      bankCode: 'QRPH',
    }),
  );
  const page = new URL(redirectUrl);
  page.search = '';
  const body = new URLSearchParams({ action: 'pay' });
  await fetch(page, { method: 'POST', body, redirect: 'manual' });
  for (let asked = 0; asked < asksMax; asked += 1) {
    if (unwrap(await client.wallet.getBalance()).sumBalance >= amount) return;
    await sleep(askEveryMs);
  }
  throw new Error('the deposit was not credited');
}

/** The operator of the demo world, by the calls of the console. */
export async function operatorOf(consoleUrl: string): Promise<Client> {
  const { token } = await signInStaff(clientOf(consoleUrl));
  const operator = clientOf(consoleUrl, token);
  if (test.info().tags.includes(alone)) return operator;
  const kept = forEverybody.map((noun) => [noun, readOnly(operator[noun])]);
  return { ...operator, ...Object.fromEntries(kept) };
}

const forEverybody = ['settings', 'brand', 'catalogue', 'notices', 'help', 'vip'] as const;

/** Only a journey that walks alone changes what everybody meets. */
function readOnly<Noun extends object>(calls: Noun): Noun {
  return new Proxy(calls, {
    get(target, name) {
      if (/^(?:get|list|find|send)/u.test(String(name))) return Reflect.get(target, name);
      throw new Error(`a journey that calls ${String(name)} says that it is ${alone}`);
    },
  });
}

export const operatorLogin = { username: 'operator', password: 'Console-2026' } as const;

/** Signs in to the console; where journeys do so at the same moment, with a proof of work. */
async function signInStaff({ operator }: Client) {
  const first = await operator.signInStaff({ ...operatorLogin });
  if (first.ok || first.refused !== 'work-missing') return unwrap(first);
  const workProof = await solveWork(first.value['work'] as Record<string, unknown>);
  return unwrap(await operator.signInStaff({ ...operatorLogin, workProof }));
}

/** Runs a journey with a switch off, and always turns it on again. */
export async function whileOff(
  operator: Client,
  module: ModuleId,
  journey: () => Promise<void>,
): Promise<void> {
  unwrap(await operator.settings.turnModule({ module, on: false }));
  try {
    await journey();
  } finally {
    unwrap(await operator.settings.turnModule({ module, on: true }));
  }
}

/** Lets a journey happen with switches on that are off otherwise. */
export async function whileOn(
  operator: Client,
  modules: readonly ModuleId[],
  journey: () => Promise<void>,
): Promise<void> {
  const turn = async (on: boolean) => {
    for (const module of modules) unwrap(await operator.settings.turnModule({ module, on }));
  };
  await turn(true);
  try {
    await journey();
  } finally {
    await turn(false);
  }
}

/** Runs a journey during maintenance, and always opens the platform again. */
export async function whileClosed(operator: Client, journey: () => Promise<void>): Promise<void> {
  const closed = { message: {}, endsAt: null, addressesPassing: [] };
  unwrap(await operator.settings.setMaintenance({ ...closed, on: true }));
  try {
    await journey();
  } finally {
    unwrap(await operator.settings.setMaintenance({ ...closed, on: false }));
  }
}

/** The public calls, of a visitor or with this session. */
export function clientOf(baseUrl: string, token?: string): Client {
  return createClient({ baseUrl, token: () => token, language: () => 'EN', merchant: 'baize' });
}
