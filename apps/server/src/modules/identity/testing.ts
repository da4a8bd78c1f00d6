// Builds identity on a fresh database for tests: a registered player with a session in one call, a
// count of hash checks, and switches that a test can turn.
import { hash, verify } from '@node-rs/argon2';
import { isRefusal, modules, policies, type ModuleId, type Policies } from '@baize/contract';
import { sandboxExclusionRegister } from '../../platform/adapters/exclusion/index.ts';
import type { PhoneProvider } from '../../platform/adapters/phone/index.ts';
import type { Bus } from '../../platform/bus/index.ts';
import type { CallContext, PlayerCaller, Visitor } from '../../platform/call/index.ts';
import { fakeClock, type FakeClock } from '../../platform/clock/index.ts';
import type { Database } from '../../platform/database/index.ts';
import type { Deliveries } from '../../platform/delivery/index.ts';
import type { ToldEvent } from '../../platform/outbox/index.ts';
import { silentLog } from '../../platform/log/index.ts';
import { systemRandomness } from '../../platform/randomness/index.ts';
import { createFactors, type Factors } from '../factors/index.ts';
import type { Verification } from '../verification/index.ts';
import { buildVerification } from '../verification/testing.ts';
import { sandboxGeolocation } from '../../platform/adapters/geolocation/index.ts';
import type { SandboxMessage } from '../../platform/adapters/sandbox-outbox/index.ts';
import { createIdentity, createPasswords, type Identity, type NewPlayer } from './index.ts';
import { nothingStanding } from '../../platform/module/index.ts';
import type { ClosingMoney } from './ports.ts';
import type { Registration, Rules } from './registration/rules/registration.ts';
import { openRules } from './registration/testing-rules.ts';

export interface BuiltIdentity {
  readonly identity: Identity;
  readonly verification: Verification;
  readonly factors: Factors;
  readonly deliveries: Deliveries;
  /** The messages sent to somebody, newest first. */
  sentTo(recipient: string): Promise<readonly SandboxMessage[]>;
  codeTo(recipient: string): Promise<string>;
  readonly clock: FakeClock;
  /** The address from which the players of this instance register; no other instance uses it. */
  readonly address: string;
  readonly told: ToldEvent[];
  readonly funded: NewPlayer[];
  /** Counts checks of a password against a hash. */
  checks(): number;
  /** Registers and signs in, as the site would. */
  registerPlayer(username?: string): Promise<RegisteredPlayer>;
}

export interface RegisteredPlayer {
  readonly caller: PlayerCaller;
  readonly token: string;
  readonly password: string;
}

export interface IdentityChoices {
  readonly isHumanCheckOn?: boolean;
  readonly modules?: Partial<Record<ModuleId, boolean>>;
  readonly termsVersion?: () => string;
  readonly policy?: Partial<Policies>;
  readonly rules?: Partial<Rules>;
  readonly bus?: Bus;
  readonly clock?: FakeClock;
  readonly closing?: ClosingMoney;
  readonly phone?: PhoneProvider;
}

export const visitor: Visitor = { kind: 'visitor' };
export const goodPassword = 'seven-lotus-42';
const secret = new Uint8Array(32).fill(7);

/** What modules above answer. */
const aboveIdentity = {
  cameByLink: async () => undefined,
  exportParts: async () => ({ wallet: { deposits: [] } }),
};

export function buildIdentity(database: Database, choices: IdentityChoices = {}): BuiltIdentity {
  const { isHumanCheckOn = false, clock = fakeClock() } = choices;
  const told: ToldEvent[] = [];
  const funded: NewPlayer[] = [];
  let checked = 0;
  const count = (hashed: string, text: string) => {
    checked += 1;
    return verify(hashed, text);
  };
  const built = buildVerification(database, {
    isHumanCheckOn,
    clock,
    isMembersMobile: (mobile) => identity.isMembersMobile(mobile),
    contactOf: (playerId) => identity.contactOf(playerId),
    ...(choices.phone ? { phone: choices.phone } : {}),
  });
  const { verification } = built;
  const isOn = (module: ModuleId) =>
    module === 'CAPTCHA3' ? isHumanCheckOn : (choices.modules?.[module] ?? defaultOn(module));
  const factors = buildFactors(database, clock);
  const identity = createIdentity({
    database,
    clock,
    randomness: systemRandomness,
    bus: choices.bus ?? quietBus,
    outbox: { tell: async (_tx, event) => void told.push(event) },
    passwords: createPasswords({ hash, verify: count }),
    ...surroundings,
    deliveries: built.deliveries,
    human: verification.human,
    codes: verification.codes,
    phoneTokens: verification.phoneTokens,
    factors,
    termsVersion: () => choices.termsVersion?.() ?? '2026-11',
    isOn,
    policy: () => ({ ...defaultPolicies, ...choices.policy }),
    rules: () => ({ ...openRules, ...choices.rules }),
    onDemoCreated: async (_tx, player) => void funded.push(player),
    labelsOf: async () => [],
    rewardsDueOf: async () => 0,
    mayTransferUp: async () => false,
    ...aboveIdentity,
    closing: choices.closing ?? nothingLeft,
  });
  const address = freshAddress();
  const registerPlayer = (username?: string) =>
    registerWith(identity, { now: clock.now(), address }, username);
  const checks = () => checked;
  return { ...built, identity, factors, clock, address, told, funded, checks, registerPlayer };
}

function buildFactors(database: Database, clock: FakeClock): Factors {
  return createFactors({
    database,
    clock,
    randomness: systemRandomness,
    secret,
    brandName: () => 'Baize',
    onChanged: async () => undefined,
  });
}

/** The world outside and the brand, the same for every test. */
const surroundings = {
  log: silentLog(),
  isExcluded: sandboxExclusionRegister.knows,
  haveExcludedThemselves: async () => false,
  locationOf: sandboxGeolocation({ homeCountry: () => 'PH' }).locationOf,
  siteUrl: () => 'https://play.example',
  brandName: () => 'Baize',
  merchant: () => 'baize',
  homeCountry: 'PH',
  currency: 'PHP',
  playCurrency: 'FUN',
  secret,
} as const;

const nothingLeft: ClosingMoney = {
  standing: async () => nothingStanding,
  begin: async () => undefined,
  payOut: async () => 0n,
};

const defaultOn = (module: ModuleId): boolean => modules[module].on;

const quietBus: Bus = {
  publish: () => undefined,
  subscribe: () => () => undefined,
  onGap: () => () => undefined,
  close: async () => undefined,
};

const defaultPolicies = Object.fromEntries(
  Object.entries(policies).map(([name, fact]) => [name, fact.default]),
) as unknown as Policies;

let built = 0;

function freshAddress(): string {
  built += 1;
  return `198.18.${built >> 8}.${built & 255}`;
}

let registered = 0;

async function registerWith(
  identity: Identity,
  from: { readonly now: number; readonly address: string },
  username?: string,
): Promise<RegisteredPlayer> {
  registered += 1;
  const name = username ?? `player${registered}x${process.pid}`;
  const call = callOf(visitor, formOf({ username: name, login: true }), from);
  const answer = await identity.actions.register({ ...call, intent: `register-${name}` });
  if (isRefusal(answer)) throw new Error(`not registered: ${answer.refused}`);
  const caller = await identity.playerOf(answer.token, from.now);
  if (!caller) throw new Error('no session');
  return { caller, token: answer.token, password: goodPassword };
}

/** A registration that is in order, with what a test changes. */
export function formOf(change: Partial<Registration> = {}): Registration {
  return {
    username: 'lotus88',
    password: goodPassword,
    confirmPassword: change.password ?? goodPassword,
    birthday: '1990-05-17',
    termsVersion: '2026-11',
    ...change,
  };
}

let calls = 0;

/** A call as the gateway would make it; each has an intent of its own. */
export function callOf<Caller, Input>(
  caller: Caller,
  input: Input,
  more: Partial<CallContext> = {},
): CallContext & { readonly caller: Caller; readonly input: Input } {
  calls += 1;
  return {
    requestId: `request-${calls}`,
    intent: `intent-${calls}`,
    now: Date.parse('2026-11-21T04:00:00Z'),
    address: '203.0.113.7',
    country: 'ID',
    locale: 'en',
    origin: 'https://play.example',
    userAgent: 'test browser',
    headers: {},
    cookies: {},
    rawBody: undefined,
    setCookie: () => undefined,
    ...more,
    caller,
    input,
  };
}
