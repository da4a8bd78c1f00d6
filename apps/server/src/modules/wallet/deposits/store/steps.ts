// The steps of deposits, each with its time and once.
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../../platform/database/index.ts';
import type { TakenStep } from '../rules/deposit.ts';

export async function writeStep(tx: Tx, id: string, { step, at }: TakenStep): Promise<void> {
  await sql`insert into wallet_deposit_step (deposit_id, step, at)
    values (${id}, ${step}, ${new Date(at)}) on conflict do nothing`.execute(tx);
}

export async function readSteps(on: Queryable | Tx, id: string): Promise<readonly TakenStep[]> {
  const { rows } = await sql<{ step: TakenStep['step']; at: Date }>`select step, at
    from wallet_deposit_step where deposit_id = ${id}
    order by at, array_position(array['requested', 'payment-due', 'proof-sent', 'confirming',
      'silent', 'refused', 'credited', 'reversed'], step)`.execute(on);
  return rows.map(({ step, at }) => ({ step, at: at.getTime() }));
}
