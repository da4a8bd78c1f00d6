// The board of a race with many members: how soon one of them is told their own place.
import { contract } from '@baize/contract';
import { unwrap } from '@baize/client';
import { after } from '../again.ts';
import { createCaller } from '../ask.ts';
import { clientAt } from '../crowd.ts';
import { quantile, type Figure } from '../figures.ts';
import type { Ground } from '../ground.ts';
import { getOf, msOf } from '../reading.ts';
import { publishRace } from './offers.ts';

const placeMsMost = 10;
/** Shelves as a board has that grew one member at a time: parted in two at 1,000. */
const shelfMembers = 500;

/** One member asks again and again, and nobody else: the time of one answer. */
export async function measureBoard(
  ground: Ground,
  { members, seconds }: { readonly members: number; readonly seconds: number },
): Promise<Figure> {
  const { siteUrl } = ground.server();
  const [guest] = ground.crowd.guests;
  if (!guest) throw new Error('no guest for the board');
  const id = await publishRace(ground);
  const site = clientAt(siteUrl, guest.token);
  const { period } = unwrap(await site.promotions.getBoard({ id }));
  await fillBoard(ground, { boardId: `${id}.${period}`, own: guest.playerId, members });
  const shown = unwrap(await site.promotions.getBoard({ id }));
  const middle = Math.ceil(members / 2);
  if (shown.own?.place !== middle || shown.members !== members)
    throw new Error(`A place ${shown.own?.place} of ${shown.members}, not ${middle} of ${members}`);
  const { call, close } = createCaller(1);
  try {
    const path = contract.promotions.getBoard.path.replace(':id', id);
    const asked = getOf(`${siteUrl}${path}`, guest.token);
    const times: number[] = [];
    const isOver = after(seconds);
    const began = performance.now();
    while (!isOver(began)) times.push(await msOf(call, asked));
    times.sort((one, other) => one - other);
    return {
      what: `the own place among ${members} members, p95`,
      value: quantile(times, 0.95),
      unit: 'ms',
      p50: quantile(times, 0.5),
      p99: quantile(times, 0.99),
      promised: { of: 'value', atMost: placeMsMost },
    };
  } finally {
    close();
  }
}

/** The guest stands in the middle. */
async function fillBoard(
  { books }: Ground,
  { boardId, own, members }: { boardId: string; own: string; members: number },
): Promise<void> {
  const { pool } = books.database;
  const [promotionId, period] = boardId.split('.');
  await pool.query(
    `insert into promotions_board (id, promotion_id, period, begins_at, until)
     values ($1, $2, $3, date_trunc('hour', now()), now() + interval '7 days')
     on conflict do nothing`,
    [boardId, promotionId, period],
  );
  await pool.query(
    `insert into promotions_score (board_id, player_id, behind, reached_at, state)
     select $1, case when n = $3 then $2 else 'member-' || n end, n - 100000000, now(), 'on'
     from generate_series(1, $4::integer) as n`,
    [boardId, own, Math.ceil(members / 2), members],
  );
  await pool.query(
    `with placed as (
       select behind, reached_at, player_id,
         row_number() over (order by behind, reached_at, player_id) - 1 as place
       from promotions_score where board_id = $1 and state = 'on'
     ), lows as (
       select *, least($2, $3 - place) as members from placed where place % $2 = 0
     )
     insert into promotions_shelf (board_id, behind, reached_at, player_id, members)
     select $1, behind, reached_at, player_id, members from lows
     union all select $1, -9223372036854775808, to_timestamp(0), '', 0
     on conflict (board_id, behind, reached_at, player_id) do update set members = 0`,
    [boardId, shelfMembers, members],
  );
  for (const table of ['promotions_score', 'promotions_shelf'])
    await pool.query(`vacuum (analyze) ${table}`);
}
