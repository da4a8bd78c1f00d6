// A day of rebates in a house with many members, all of whom have rates: the day is closed, then
// every recipient is paid.
import { startOfDay } from '@baize/money';
import { none, type Figure } from '../figures.ts';
import { spentOn } from './runs.ts';
import type { World } from './world.ts';

const secondsMost = 60;
const hundredDays = 8_640_000_000;

/** Today is over; rates fall by five hundredths of a percent from level to level. */
export async function measureRebates(world: World): Promise<Figure[]> {
  await addRates(world);
  const { books, modules, day } = world;
  await books.database.pool.query('update rebate_mark set next_day = $1', [day]);
  const whole = await spentOn(world, () => modules.rebates.byHand.closeDays());
  const { rows } = await books.database.pool.query<{ recipients: number; unpaid: bigint }>(
    `select recipients, (select count(*) from rebate_sum where paid_at is null and amount > 0)
      as unpaid from rebate_run where day = $1`,
    [day],
  );
  return [
    {
      what: `a day of rebates closed and paid, ${rows[0]?.recipients} recipients, by the clock`,
      value: whole.seconds,
      unit: 's',
      promised: { of: 'value', atMost: secondsMost },
    },
    none('rebates that were not paid', Number(rows[0]?.unpaid ?? 1n)),
  ];
}

async function addRates({ books, day }: World): Promise<void> {
  const { pool } = books.database;
  const since = new Date(startOfDay(day) - hundredDays);
  await pool.query(
    `insert into rebate_rate_change (player_id, category, at, rate_before, rate_after, by_kind,
      by_id, by_name)
    select p.id, category, $1, 0, case when p.agent_since is null then 20
      else 80 - 5 * coalesce(cardinality(l.chain), 0) end, 'staff', 'bench', 'bench'
    from identity_player p left join facts_line l on l.chain[cardinality(l.chain)] = p.upline_id
    cross join unnest(array['RNG', 'LIVE']) as category
    where p.id = 'agent-1' or p.upline_id is not null order by p.id`,
    [since],
  );
  await pool.query(`insert into rebate_rate (player_id, category, rate, set_at, upline_id)
    select c.player_id, category, rate_after, at, coalesce(p.upline_id, '')
    from rebate_rate_change c join identity_player p on p.id = c.player_id order by c.player_id`);
  for (const table of ['rebate_rate', 'rebate_rate_change'])
    await pool.query(`vacuum (analyze) ${table}`);
}
