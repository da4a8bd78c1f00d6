// The agents that a report or a trial of staff is about: those directly below another, or at the
// top; and its days.
import { isAgentType, refuse, type Refusal } from '@baize/contract';
import { dayAt, momentOf, startOfDay } from '@baize/money';
import type { AgreementsPorts } from './ports.ts';
import type { Span } from './rules/period.ts';

const agentsMost = 2000;
const daysMost = 186;
const dayMs = 24 * 3_600_000;

export async function askedAgents(
  { playerIdOf, memberFile, agentsUnder }: AgreementsPorts,
  upline: string,
) {
  const name = upline.trim();
  if (name === '') return agentsUnder(null, agentsMost);
  const id = await playerIdOf(name);
  const file = id === undefined ? undefined : await memberFile(id);
  if (file === undefined || !isAgentType(file.type)) return refuse('agent-unknown');
  return agentsUnder(file.id, agentsMost);
}

export function askedDays(from: string, until: string): Span | Refusal<'agreement-days-wrong'> {
  const [first, last] = [momentOf(from, '00:00:00'), momentOf(until, '00:00:00')];
  if (first === undefined || last === undefined) return refuse('agreement-days-wrong');
  const end = startOfDay(dayAt(last) + 1);
  const isRight = first < end && end - first <= daysMost * dayMs;
  return isRight ? { from: first, until: end } : refuse('agreement-days-wrong');
}
