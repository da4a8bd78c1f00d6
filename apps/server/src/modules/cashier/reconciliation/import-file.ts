// Imports a provider's file of a day and holds it against our books. The same file again changes
// nothing; a corrected one takes the place of the earlier and ends what no longer differs.
import type { PaymentProvider, SettlementRow } from '../../../platform/adapters/payment/index.ts';
import type { BookedPayment } from '../../wallet/index.ts';
import type { CashierPorts } from '../ports.ts';
import { compare, ownSpan, type Ours, type Theirs } from './rules/compare.ts';
import { endMissing, replaceDifferences } from './store/differences.ts';
import { readKnown, readTerms, replaceRows, writeFile, type FileOf } from './store/settlements.ts';

const atOnce = 1000;

export interface ImportAsked extends FileOf {
  readonly start: number;
  readonly end: number;
  readonly by: string;
  readonly now: number;
}

export async function importFile(
  ports: CashierPorts,
  provider: Required<Pick<PaymentProvider, 'settlements'>>,
  asked: ImportAsked,
): Promise<void> {
  const theirs = (await provider.settlements(asked.day)).map(theirsOf);
  const ours = await ownOf(ports, asked, theirs);
  await ports.database.transaction(async (tx) => {
    await replaceRows(tx, asked, theirs);
    const references = ours.map(({ reference }) => reference);
    const known = await readKnown(tx, asked.provider, references);
    const inFile = new Set(theirs.map((row) => `${row.kind} ${row.reference}`));
    // A payment that stands in the file of another day is not missed in this one.
    const looked = ours.filter((one) => {
      const name = `${one.kind} ${one.reference}`;
      return inFile.has(name) || !known.has(name);
    });
    const compared = compare(theirs, looked, await readTerms(tx, asked.provider));
    const { now: importedAt, by: importedBy } = asked;
    await replaceDifferences(tx, asked, compared.differences, importedAt);
    await endMissing(
      tx,
      asked.provider,
      theirs.map(({ reference }) => reference),
    );
    const { provider: name, day } = asked;
    const counts = { rows: theirs.length, matched: compared.matched };
    await writeFile(tx, { provider: name, day, ...counts, importedAt, importedBy });
  });
}

const theirsOf = ({ at: _at, ...row }: SettlementRow): Theirs => row;

const oursOf = ({ settledAt: _settledAt, ...payment }: BookedPayment): Ours => payment;

/** What we booked on the day, and whatever the file names, on whichever day we booked it. */
async function ownOf(
  { wallet }: CashierPorts,
  { provider, start, end }: ImportAsked,
  theirs: readonly Theirs[],
): Promise<readonly Ours[]> {
  const found = new Map<string, Ours>();
  const add = (payments: readonly BookedPayment[]) => {
    for (const one of payments) found.set(`${one.kind} ${one.reference}`, oursOf(one));
  };
  const span = { provider, ...ownSpan(start, end) };
  for (const kind of ['deposit', 'payout'] as const) {
    for (let after = ''; ;) {
      const page = await wallet.desk.booked(span, { kind, after, count: atOnce });
      add(page);
      if (page.length < atOnce) break;
      after = page.at(-1)?.reference ?? '';
    }
  }
  const references = theirs.map(({ reference }) => reference);
  for (let place = 0; place < references.length; place += atOnce) {
    const some = references.slice(place, place + atOnce);
    add(await wallet.desk.bookedByReference({ provider, references: some }));
  }
  return [...found.values()];
}
