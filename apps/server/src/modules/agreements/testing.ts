// Builds agreements on a fresh database for tests, above real identity and agents and a small tree:
// ann leads ben and cora, agents too; ben leads dan, an agent; zoe leads a team of her own.
import type { ModuleId } from '@baize/contract';
import type { PlayerCaller } from '../../platform/call/index.ts';
import { callOf } from '../../platform/call/testing.ts';
import type { Database } from '../../platform/database/index.ts';
import type { ToldEvent } from '../../platform/outbox/index.ts';
import { systemRandomness } from '../../platform/randomness/index.ts';
import { createAgents } from '../agents/index.ts';
import { buildIdentity, goodPassword } from '../identity/testing.ts';
import { playerCaller } from '../wagering/testing.ts';
import { createAgreements, type AgreementsPorts } from './index.ts';
import type { WrittenTerms } from './rules/terms.ts';

export const tree = [
  { name: 'ann', above: undefined },
  { name: 'ben', above: 'ann' },
  { name: 'cora', above: 'ann' },
  { name: 'dan', above: 'ben' },
  { name: 'zoe', above: undefined },
] as const;
export type Name = (typeof tree)[number]['name'];

/** Terms of one guaranteed rate, or as said. */
export const termsOf = (rate: string, more: Partial<WrittenTerms> = {}): WrittenTerms => ({
  tiers: [{ minTurnover: '0', minActive: 0, minLoss: '0', rate }],
  activeTurnover: '0',
  activeDeposit: '0',
  carryNegative: false,
  onlyIfLoss: false,
  includeSelf: false,
  minusRebates: true,
  minusBonuses: true,
  minusWages: true,
  maximum: '0',
  ...more,
});

export async function buildAgreements(database: Database) {
  const built = buildIdentity(database);
  const { identity, clock } = built;
  const told: ToldEvent[] = [];
  const noted: unknown[] = [];
  const off = new Set<ModuleId>();
  const outbox = { tell: async (_tx: unknown, event: ToldEvent) => void told.push(event) };
  const audit = async (_tx: unknown, entry: unknown) => void noted.push(entry);
  const agents = createAgents({
    database,
    outbox,
    audit,
    team: identity.team,
    currency: 'PHP',
    gameOf: () => undefined,
  });
  const ports: AgreementsPorts = {
    database,
    clock,
    randomness: systemRandomness,
    outbox,
    audit,
    isOn: (module) => !off.has(module),
    usernames: identity.usernames,
    playerIdOf: identity.playerIdOf,
    memberFile: identity.memberFile,
    lineOf: agents.lineOf,
  };
  const ids = new Map<string, string>();
  for (const { name, above } of tree) {
    const uplineId = above && ids.get(above);
    const under = uplineId ? { uplineId } : {};
    const affiliateCode = name.toUpperCase();
    const person = { username: name, password: goodPassword, type: 1, affiliateCode, ...under };
    ids.set(name, (await identity.enrol(person)) ?? '');
  }
  const idOf = (name: Name) => ids.get(name) ?? '';
  const callerOf = (name: Name): PlayerCaller =>
    playerCaller(idOf(name), { username: name, type: 1 });
  const as = <I>(name: Name, input: I) => callOf(callerOf(name), input, clock.now());
  const agreements = createAgreements(ports);
  return { ...built, agreements, agents, ports, told, noted, off, idOf, as };
}
