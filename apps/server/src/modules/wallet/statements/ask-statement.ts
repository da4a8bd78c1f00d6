// Opens the statement that somebody asked for, their own or a member's, or says why there is none.
import { refuse, type Refusal } from '@baize/contract';
import type { WalletPorts } from '../ports.ts';
import { openStatement, type Statement } from './open-statement.ts';
import { readStatementPeriod, type StatementPeriod } from './rules/statement-period.ts';

export interface StatementWanted {
  readonly owner: {
    readonly playerId: string;
    readonly username: string;
    readonly currency: string;
  };
  readonly period: StatementPeriod;
  readonly now: number;
  readonly most: number;
}

/** As a file; a paper of more entries would have hundreds of pages. */
export const fileEntriesMax = 100_000;
export const paperEntriesMax = 20_000;

export async function askStatement(
  ports: WalletPorts,
  { owner, period: asked, now, most }: StatementWanted,
): Promise<Statement | Refusal<'statement-period-invalid' | 'statement-too-long'>> {
  const period = readStatementPeriod(asked, now);
  if (!period) return refuse('statement-period-invalid');
  const { playerId, username, currency } = owner;
  const house = ports.brand().merchant;
  const wanted = { playerId, username, currency, house, ...period, now, most };
  const statement = await openStatement(ports, wanted);
  if (!('tooLong' in statement)) return statement;
  return refuse('statement-too-long', { facts: { entries: statement.tooLong, most } });
}
