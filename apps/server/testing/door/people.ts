// One caller of each kind, signed in as they would be: a visitor, a member and another, an agent, a
// demo player, a launched game, and staff of every role.
import {
  catalogue,
  identity,
  moduleIds,
  operator,
  settings,
  vendors,
  type EndpointSpec,
} from '@baize/contract';
import { CompactEncrypt, importJWK, type JWK } from 'jose';
import type { BuiltServer } from '../index.ts';
import { asker, questionOf, type Reply } from './ask.ts';
import type { Input } from './sample.ts';
import { signing, vendor, vendorSecret } from './vendor.ts';

export const callerKinds = [
  'visitor',
  'member',
  'agent',
  'demo',
  'game',
  'owner',
  'cashier',
  'support',
] as const;
export type CallerKind = (typeof callerKinds)[number];

export interface CallManner {
  readonly token?: string | undefined;
  readonly language?: string;
  readonly intent?: string;
}

export interface Door {
  readonly tokens: Readonly<Record<CallerKind | 'other', string | undefined>>;
  readonly memberId: string;
  readonly agentId: string;
  readonly site: ReturnType<typeof asker>;
  readonly console: ReturnType<typeof asker>;
  readonly seal: (text: string) => Promise<string>;
  /** The listener that serves this endpoint. */
  at(endpoint: EndpointSpec): ReturnType<typeof asker>;
  call(endpoint: EndpointSpec, input: Input, manner: CallManner): Promise<Reply>;
  /** Signs the member in once more, in a session of its own. */
  memberAgain(): Promise<string>;
  close(): void;
}

export const password = 'Lotus2026x';
export const paymentPassword = '246813';
const members = { member: 0, other: 0, agent: 1 } as const;
const staff = ['owner', 'cashier', 'support'] as const;

/** Opens the door of a server on which nobody is registered yet. */
export async function openDoor({ server, siteUrl, consoleUrl }: BuiltServer): Promise<Door> {
  const site = asker(siteUrl);
  const consoleSide = asker(consoleUrl);
  const seal = await sealerOf(site);
  const ofVendor = signing(site, () => server.platform.clock.now());
  const at = ({ path, who }: EndpointSpec) => {
    if (who === 'vendor') return ofVendor;
    return path.startsWith('/ops/') ? consoleSide : site;
  };
  const call = async (endpoint: EndpointSpec, input: Input, manner: CallManner) =>
    at(endpoint).ask(await questionOf(endpoint, input, { ...manner, seal }));
  const ids: Record<string, string> = {};
  for (const [name, type] of Object.entries(members)) {
    const username = `${name}one`;
    const enrolment = { username, password, type, paymentPassword };
    ids[name] = (await server.modules.identity.enrol(enrolment)) ?? '';
  }
  for (const role of staff) {
    await server.modules.operator.addStaff({ username: role, password, role });
  }
  const tokens = await signInAll(call);
  await connectVendor(call, tokens.owner);
  const close = () => {
    site.close();
    consoleSide.close();
  };
  const { member: memberId = '', agent: agentId = '' } = ids;
  const memberAgain = async () => {
    let token = '';
    await withoutPuzzle(call, tokens.owner, async () => {
      token = await signIn(call, 'memberone');
    });
    return token;
  };
  return {
    tokens,
    memberId,
    agentId,
    site,
    console: consoleSide,
    seal,
    at,
    call,
    memberAgain,
    close,
  };
}

export type CallDoor = Door['call'];

async function connectVendor(call: CallDoor, token: string | undefined): Promise<void> {
  const apiUrl = 'https://vendor.example';
  const body = { style: 'seamless', apiUrl, secret: vendorSecret };
  const { json, status } = await call(
    vendors.setConnection,
    { params: { vendor }, body },
    { token },
  );
  if (status !== 200) throw new Error(`The vendor was not connected: ${JSON.stringify(json)}`);
}

async function signInAll(call: CallDoor): Promise<Door['tokens']> {
  const tokens: Record<string, string | undefined> = await signInStaff(call);
  await turnAllOn(call, tokens['owner']);
  await withoutPuzzle(call, tokens['owner'], async () => {
    for (const name of Object.keys(members)) tokens[name] = await signIn(call, `${name}one`);
  });
  tokens['visitor'] = undefined;
  tokens['demo'] = tokenOf(await call(identity.loginFreePlay, { body: {} }, {}));
  tokens['game'] = await openGame(call, tokens['member']);
  return tokens as Door['tokens'];
}

/** Every call is offered, so that each is judged by what stands behind its switch. */
async function turnAllOn(call: CallDoor, token: string | undefined): Promise<void> {
  for (const module of moduleIds) {
    await call(settings.turnModule, { params: { module }, body: { on: true } }, { token });
  }
}

/** Nobody solves a puzzle here; its switch is put back afterwards. */
async function withoutPuzzle(
  call: CallDoor,
  token: string | undefined,
  work: () => Promise<void>,
): Promise<void> {
  const params = { module: 'CAPTCHA3' };
  await call(settings.turnModule, { params, body: { on: false } }, { token });
  await work();
  await call(settings.turnModule, { params, body: { on: true } }, { token });
}

async function signInStaff(call: CallDoor): Promise<Record<string, string>> {
  const tokens: Record<string, string> = {};
  for (const username of staff) {
    tokens[username] = tokenOf(
      await call(operator.signInStaff, { body: { username, password } }, {}),
    );
  }
  return tokens;
}

async function signIn(call: CallDoor, username: string): Promise<string> {
  return tokenOf(await call(identity.login, { body: { username, password } }, {}));
}

async function openGame(call: CallDoor, token: string | undefined): Promise<string> {
  const query = { launchMode: 'GLS', gameId: 'golden-lotus-20' };
  const launched = await call(catalogue.launchGame, { query }, { token });
  const { gameUrl } = (launched.json as { value: { gameUrl: string } }).value;
  const launch = new URL(gameUrl).searchParams.get('launch');
  return tokenOf(await call(catalogue.openGameSession, { body: { launch } }, {}));
}

function tokenOf({ json }: Reply): string {
  const given = json as { token?: string; value?: { token?: string } };
  const token = given.value?.token ?? given.token;
  if (token === undefined) throw new Error(`Nobody was signed in: ${JSON.stringify(json)}`);
  return token;
}

async function sealerOf(site: ReturnType<typeof asker>): Promise<Door['seal']> {
  const path = identity.getSealKeys.path;
  const { json } = await site.ask({ method: 'GET', path, headers: {} });
  const [jwk] = (json as { keys: JWK[] }).keys;
  if (!jwk?.alg) throw new Error('the server offers no key to seal to');
  const key = await importJWK(jwk, jwk.alg);
  const header = { alg: jwk.alg, enc: 'A256GCM', kid: jwk.kid ?? '' };
  return (text) =>
    new CompactEncrypt(new TextEncoder().encode(text)).setProtectedHeader(header).encrypt(key);
}
