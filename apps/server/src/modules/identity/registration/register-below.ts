// An agent registers somebody into the own team. The agent learns a first password alone: it opens
// the account for a day and, before anything else, asks for one that only its owner knows. Nothing
// is agreed to here, and no birthday is told: see `accept-terms`.
import { refuse, validateField, type Refusal, type RefusalName } from '@baize/contract';
import type { Tx } from '../../../platform/database/index.ts';
import { newId } from '../../../platform/randomness/index.ts';
import { newAgentCode } from './agent-code.ts';
import { refusalOfNewPassword } from '../accounts/judge-password.ts';
import type { IdentityParts } from '../ports.ts';
import { tellRegistered } from './registering.ts';
import { setPassword } from '../sign-in/set-password.ts';
import { misleads } from '../accounts/rules/misleading-name.ts';
import { keyOfUsername } from '../accounts/store/player-reader.ts';
import { insertPlayer } from '../accounts/store/player-writer.ts';
import { countRegisteredBy, readRegistered } from '../accounts/store/registered-store.ts';
import { isLineFull } from './store/team-writer.ts';
import { refusalOfLeading } from './leading.ts';

/** What modules above judge before a person or a link is made, and write with it. */
export interface Beside<R extends RefusalName> {
  readonly judge: (tx: Tx) => Promise<Refusal<R> | undefined>;
  readonly write: (tx: Tx, id: string) => Promise<void>;
}

export interface RegisteringBelow<R extends RefusalName = never> {
  readonly beside?: Beside<R> | undefined;
  readonly agentId: string;
  readonly username: string;
  /** Empty: one is made. */
  readonly password: string;
  readonly type: 0 | 1;
  readonly locale: string;
  readonly now: number;
}

type Refused = Refusal<
  | 'role-not-allowed'
  | 'terms-due'
  | 'field-required'
  | 'field-format'
  | 'password-common'
  | 'agent-registrations-full'
  | 'agent-too-deep'
  | 'name-misleading'
  | 'username-taken'
>;

const dayMs = 24 * 3_600_000;
/** One agent, within a day. */
const registeredMax = 50;
const passwordBytes = 12;
const codeBytes = 5;

const firstPassword = ({ ports }: IdentityParts) =>
  Buffer.from(ports.randomness.bytes(passwordBytes)).toString('base64url');

export async function registerBelow<R extends RefusalName = never>(
  parts: IdentityParts,
  asked: RegisteringBelow<R>,
): Promise<
  | { readonly id: string; readonly username: string; readonly password: string }
  | Refused
  | Refusal<R>
> {
  const username = asked.username.trim().normalize('NFC');
  const unfit = await refusalOf(parts, username, asked.password);
  if (unfit) return unfit;
  const made = asked.password === '' ? firstPassword(parts) : '';
  const passwordHash = await parts.ports.passwords.hash(asked.password || made);
  return parts.ports.database.transaction(async (tx) => {
    const full =
      (await refusalOfLeading(parts, tx, asked.agentId)) ??
      (await refusalOfAgent(tx, asked)) ??
      (await asked.beside?.judge(tx));
    if (full) return full;
    const facts = factsOf(parts, { ...asked, username }, passwordHash);
    if (await insertPlayer(tx, facts, asked.now)) return refuse('username-taken');
    await asked.beside?.write(tx, facts.id);
    await tellRegistered(parts, tx, facts);
    return { id: facts.id, username, password: made };
  });
}

async function refusalOf(parts: IdentityParts, username: string, password: string) {
  const rule = { ...parts.ports.rules().username, enabled: true, required: true };
  const misfit = validateField('username', rule, username);
  if (misfit) return misfit;
  if (misleads(username, [parts.ports.brandName()])) return refuse('name-misleading');
  if (password === '') return undefined;
  const typed = { newPassword: password, confirmNewPassword: password };
  const unfit = await refusalOfNewPassword(parts, typed, { username });
  if (!unfit) return undefined;
  return unfit.refused === 'password-common'
    ? refuse('password-common')
    : refuse('field-format', { facts: { field: 'password', ...unfit.facts } });
}

async function refusalOfAgent(tx: Tx, { agentId, now }: Pick<RegisteringBelow, 'agentId' | 'now'>) {
  const registered = await countRegisteredBy(tx, agentId, now - dayMs);
  if (registered >= registeredMax) {
    return refuse('agent-registrations-full', { facts: { count: registeredMax } });
  }
  return (await isLineFull(tx, agentId)) ? refuse('agent-too-deep') : undefined;
}

function factsOf(
  { ports }: IdentityParts,
  { agentId, username, type, locale, now }: Omit<RegisteringBelow, 'beside'>,
  passwordHash: string,
) {
  return {
    id: newId(now, ports.randomness),
    username,
    usernameKey: keyOfUsername(username),
    passwordHash,
    type,
    currency: ports.currency,
    uplineId: agentId,
    registeredBy: agentId,
    affiliateCode: type === 0 ? undefined : newAgentCode(ports.randomness),
    referralCode: Buffer.from(ports.randomness.bytes(codeBytes)).toString('hex').toUpperCase(),
    language: locale,
  };
}

interface Renewing {
  readonly agentId: string;
  readonly memberId: string;
  readonly now: number;
}

/** Another first password, for as long as its owner has never come. */
export async function renewFirstPassword(
  parts: IdentityParts,
  { agentId, memberId, now }: Renewing,
): Promise<{ readonly password: string } | Refusal<'member-not-found' | 'agent-member-came'>> {
  const password = firstPassword(parts);
  const hash = await parts.ports.passwords.hash(password);
  return parts.ports.database.transaction(async (tx) => {
    const member = await readRegistered(tx, { agentId, memberId });
    if (!member) return refuse('member-not-found');
    if (member.hasCome || member.passwordKind !== 'initial') return refuse('agent-member-came');
    await setPassword(parts, tx, {
      playerId: memberId,
      hash,
      kind: 'initial',
      ends: 'all',
      notice: 'password-changed',
      at: now,
      address: '',
      device: '',
    });
    return { password };
  });
}
