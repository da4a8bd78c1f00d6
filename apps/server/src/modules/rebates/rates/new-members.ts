// Rates and the prize group that come with a registration or a link. A registration is refused when
// they cannot be given; who comes by a link gets as much of them as can be given by then.
import { isRefusal, refuse, type Refusal } from '@baize/contract';
import type { Tx } from '../../../platform/database/index.ts';
import { placeOf } from './place.ts';
import type { RatesPorts } from './ports.ts';
import {
  configsOf,
  termsOf,
  type AskedConfig,
  type Terms,
  type WireConfig,
} from './rules/configs.ts';
import { refusalOfSeat, seatedRate } from './rules/quotas.ts';
import { loweredTo, refusalOfRate } from './rules/rate-range.ts';
import { insertLink, readLinks } from './store/links.ts';
import { readTakenQuotas } from './store/direct-rates.ts';
import { lockRates, writeRates, type RateAuthor } from './store/rates.ts';

export interface NewTermsAsked {
  readonly agentId: string;
  readonly agentName: string;
  readonly configs: readonly AskedConfig[];
  readonly now: number;
}

export function newTerms(ports: RatesPorts, { agentId, agentName, configs, now }: NewTermsAsked) {
  const terms = termsOf(configs);
  if (isRefusal(terms)) return terms;
  const by = { kind: 'agent', id: agentId, name: agentName } as const;
  return {
    judge: (tx: Tx) => refusalOfTerms(ports, tx, agentId, terms),
    give: (tx: Tx, playerId: string) => giveTerms(ports, tx, { playerId, terms, by, now }),
    keep: (tx: Tx, invitationId: string) => insertLink(tx, invitationId, { ...terms, agentName }),
  };
}

async function aroundNew(ports: RatesPorts, tx: Tx, agentId: string) {
  await lockRates(tx);
  const place = await placeOf(ports, agentId, tx);
  const quotas = await readTakenQuotas(tx, agentId);
  return (
    place && {
      of: (category: Terms['rates'][number]['category']) => {
        const { bounds, effective } = place.of[category];
        const around = { parent: effective, below: 0 };
        return { bounds, around, seated: { quotas, before: 0 } };
      },
    }
  );
}

async function refusalOfTerms(ports: RatesPorts, tx: Tx, agentId: string, terms: Terms) {
  const agent = await aroundNew(ports, tx, agentId);
  if (!agent) return refuse('rebate-out-of-range');
  for (const { category, rate } of terms.rates) {
    const { bounds, around, seated } = agent.of(category);
    const refusal = refusalOfRate(bounds, rate, around) ?? refusalOfSeat(category, rate, seated);
    if (refusal) return refusal;
  }
  const { group } = terms;
  return group === undefined ? undefined : ports.lottery.refusalOfNewGroup({ agentId, group }, tx);
}

interface Given {
  readonly playerId: string;
  readonly terms: Terms;
  readonly by: RateAuthor;
  readonly now: number;
}

async function giveTerms(ports: RatesPorts, tx: Tx, { playerId, terms, by, now }: Given) {
  const { group, rates } = terms;
  const changes = rates
    .filter(({ rate }) => rate > 0)
    .map(({ category, rate }) => ({ category, before: 0, after: rate }));
  // The author leads the new member.
  const written = { playerId, uplineId: by.id, changes, at: now, by, reason: '' };
  if (changes.length > 0) await writeRates(tx, written);
  if (group === undefined) return;
  const setter = { kind: 'agent', id: by.id, name: by.name } as const;
  const asked = { memberId: playerId, group, by: setter, reason: '', now };
  const refused: Refusal | undefined = await ports.lottery.setGroupIn(tx, asked);
  if (refused) throw new Error(`A judged prize group was refused: ${refused.refused}`);
}

export interface CameByLink {
  readonly playerId: string;
  readonly uplineId: string;
  readonly invitationId: string;
  readonly now: number;
}

export async function cameByLink(ports: RatesPorts, tx: Tx, came: CameByLink): Promise<void> {
  const { playerId, uplineId: agentId, invitationId, now } = came;
  const link = (await readLinks(tx, [invitationId])).get(invitationId);
  const agent = link && (await aroundNew(ports, tx, agentId));
  if (!link || !agent) return;
  const rates = link.rates.map(({ category, rate }) => {
    const { bounds, around, seated } = agent.of(category);
    return { category, rate: seatedRate(bounds, loweredTo(bounds, rate, around), seated) };
  });
  const group =
    link.group === undefined
      ? undefined
      : await ports.lottery.loweredGroup({ agentId, group: link.group }, tx);
  const by = { kind: 'link', id: agentId, name: link.agentName } as const;
  await giveTerms(ports, tx, { playerId, terms: { rates, group }, by, now });
}

/** What links give, as clients of the family write it; a link that gives nothing has none. */
export async function linkConfigs(
  { database }: Pick<RatesPorts, 'database'>,
  invitationIds: readonly string[],
): Promise<ReadonlyMap<string, readonly WireConfig[]>> {
  const links = await readLinks(database.kysely, invitationIds);
  return new Map([...links].map(([id, terms]) => [id, configsOf(terms)] as const));
}
