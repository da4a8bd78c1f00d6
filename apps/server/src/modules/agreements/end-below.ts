// Ends what an agent gave below and may no longer give: agreements of a kind that none of the
// agent's own carries any more; and so on down the line.
import type { Queryable, Tx } from '../../platform/database/index.ts';
import { carriersOf, fromNowOn, leftOf, ownTerms, type Lowered } from './own-terms.ts';
import { readTerms } from './rules/terms.ts';
import { readOpenOfPayer, readVersions } from './store/reader.ts';
import type { AgreementRow, VersionRow } from './store/rows.ts';
import { closeOpenVersion, setEnd } from './store/writer.ts';

interface Search {
  readonly lowered: readonly Lowered[];
  readonly at: number;
}

export interface Exceeding {
  readonly row: AgreementRow;
  readonly version: VersionRow;
}

/** The agreements directly below the payee that nothing carries, were one lowered. */
export const exceedingBelow = (
  on: Queryable | Tx,
  lowered: Lowered,
  at: number,
): Promise<readonly Exceeding[]> => givenBeyond(on, lowered, { lowered: [lowered], at });

/** The same down the whole line; `before` have ended already. */
export async function fallingBelow(
  on: Queryable | Tx,
  { lowered: before, at }: Search,
): Promise<readonly Exceeding[]> {
  const lowered = [...before];
  const found = new Map<string, Exceeding>();
  // Grows by what is found.
  for (const one of lowered) {
    for (const exceeding of await givenBeyond(on, one, { lowered, at })) {
      if (found.has(exceeding.row.id)) continue;
      found.set(exceeding.row.id, exceeding);
      lowered.push(exceeding.row);
    }
  }
  return [...found.values()];
}

async function givenBeyond(
  on: Queryable | Tx,
  { payeeId: agentId, kind }: Lowered,
  { lowered, at }: Search,
): Promise<readonly Exceeding[]> {
  const given = (await readOpenOfPayer(on, agentId, { kind, endsAfter: at })).filter(
    ({ state }) => state === 'approved',
  );
  if (given.length === 0) return [];
  const own = leftOf(await ownTerms(on, { agentId, kind, at }), lowered);
  const versions = await readVersions(
    on,
    given.map(({ id }) => id),
  );
  return given.flatMap((row) => {
    const all = versions.get(row.id) ?? [];
    const start = endOf(row, at);
    const begun = own.filter(({ from }) => from <= start);
    // A change that was accepted and begins later counts too.
    const version = fromNowOn(all, start).find(
      (one) => carriersOf({ terms: readTerms(one.terms), period: row.period }, begun).length === 0,
    );
    return version === undefined ? [] : [{ row, version }];
  });
}

/** Ends them, and what hangs on them; gives all that were ended. */
export async function endBelow(
  tx: Tx,
  lowered: Lowered,
  { at, now }: { readonly at: number; readonly now: number },
): Promise<readonly AgreementRow[]> {
  const falling = await fallingBelow(tx, { lowered: [lowered], at });
  const end = 'rate-lowered';
  for (const { row } of falling) {
    await setEnd(tx, { id: row.id, endsAt: endOf(row, at), end });
    // Nobody is asked for an answer that would be refused.
    await closeOpenVersion(tx, { agreementId: row.id, state: 'cancelled', now, end });
  }
  return falling.map(({ row }) => row);
}

/** One that has not begun ends where it would begin. */
export const endOf = ({ startsAt }: Pick<AgreementRow, 'startsAt'>, at: number): number =>
  Math.max(at, startsAt?.getTime() ?? at);
