// Refusals of agents and their teams.
import type { RefusalFact } from '../kit/refusal.ts';

export const agentsRefusals = {
  'agent-links-full': { status: 409, code: 'agent.quota.exceeded' },
  'agent-link-unknown': { status: 404, code: 'agent.link.not.found' },
  'agent-already': { status: 409, code: 'agent.promotion.failed' },
  /** Of an account that is closed or excluded, which agents are not told. */
  'agent-promotion-failed': { status: 409, code: 'agent.promotion.failed' },
  'agent-unknown': { status: 404, code: 'agent.not.found' },
  'agent-below': { status: 409, code: 'agent.operating.range.err' },
  'agent-registrations-full': { status: 409, code: 'agent.registrations.exceeded' },
  'agent-member-came': { status: 409, code: 'agent.member.signed.in' },
  'agent-not-yet': { status: 409, code: 'agent.not.agent' },
  'move-proposal-gone': { status: 409, code: 'agent.move.proposal.gone' },
  'move-second-person': { status: 403, code: 'agent.move.second.person' },
  'agent-too-deep': { status: 409, code: 'agent.max.level.exceed' },
} as const satisfies Record<string, RefusalFact>;
