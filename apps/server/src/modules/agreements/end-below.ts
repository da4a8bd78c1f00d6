// Ends what an agent gave below and may no longer give: agreements of a kind whose rates exceed the
// agent's new terms, or all of the kind when the agent's own one ends; and so on down the line.
import type { AgreementKind } from '@baize/contract';
import type { Queryable, Tx } from '../../platform/database/index.ts';
import { fromNowOn } from './judge-terms.ts';
import { readTerms, type Terms } from './rules/terms.ts';
import { tierAbove } from './rules/tier.ts';
import { readOpenOfPayer, readVersions } from './store/reader.ts';
import type { AgreementRow, VersionRow } from './store/rows.ts';
import { setEnd } from './store/writer.ts';

interface Lowered {
  readonly agentId: string;
  readonly kind: AgreementKind;
  /** Absent: the agent has none any more. */
  readonly terms?: Terms | undefined;
  readonly at: number;
}

export interface Exceeding {
  readonly row: AgreementRow;
  readonly version: VersionRow;
}

/** The agreements directly below that would exceed these terms. */
export async function exceedingBelow(
  on: Queryable | Tx,
  { agentId, kind, terms, at }: Lowered,
): Promise<readonly Exceeding[]> {
  const given = (await readOpenOfPayer(on, agentId, { kind, endsAfter: at })).filter(
    ({ state }) => state === 'approved',
  );
  const versions = await readVersions(
    on,
    given.map(({ id }) => id),
  );
  return given.flatMap((row) => {
    const all = versions.get(row.id) ?? [];
    // A change that was accepted and begins later counts too.
    const version = fromNowOn(all, Math.max(at, row.startsAt?.getTime() ?? at)).find(
      (one) => tierAbove(readTerms(one.terms), terms) !== undefined,
    );
    return version === undefined ? [] : [{ row, version }];
  });
}

/** Ends them, and what hangs on them; gives all that were ended. */
export async function endBelow(tx: Tx, lowered: Lowered): Promise<readonly AgreementRow[]> {
  const ended: AgreementRow[] = [];
  let next: readonly Lowered[] = [lowered];
  while (next.length > 0) {
    const found = [];
    for (const one of next) found.push(...(await exceedingBelow(tx, one)));
    for (const { row } of found) {
      await setEnd(tx, { id: row.id, endsAt: endOf(row, lowered.at), end: 'rate-lowered' });
      ended.push(row);
    }
    const { kind, at } = lowered;
    next = found.map(({ row }) => ({ agentId: row.payeeId, kind, at }));
  }
  return ended;
}

/** One that has not begun ends where it would begin. */
export const endOf = ({ startsAt }: Pick<AgreementRow, 'startsAt'>, at: number): number =>
  Math.max(at, startsAt?.getTime() ?? at);
