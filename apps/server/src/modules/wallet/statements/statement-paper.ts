// A statement as a paper: what the period came to, every entry, how to check it, and the signed
// statement itself as a file inside.
import type { Translator } from '@baize/i18n';
import { formatMoney } from '@baize/i18n';
import { houseZoneName, parseSignedUnits, timeText } from '@baize/money';
import type { Paper, PaperPart, PaperTable } from '../../../platform/pdf/index.ts';
import type { Statement } from './open-statement.ts';
import type { ChainedRow } from './rules/statement-chain.ts';
import { fileEnd, fileRows, fileStart } from './statement-file.ts';

export interface PaperFacts {
  readonly t: Translator;
  readonly brand: string;
  /** The page that checks statements. */
  readonly checkUrl: string;
}

const endShares = { n: 5, time: 14, kind: 17, reference: 20, amount: 11, after: 12 } as const;

export function statementPaper(statement: Statement, facts: PaperFacts): Paper {
  const { head } = statement;
  const { t, brand, checkUrl } = facts;
  return {
    brand,
    title: t('wallet.statement'),
    number: head.id,
    language: t.tag,
    createdAt: Date.parse(head.issuedAt),
    facts: factsOf(statement, t),
    tables: [totalsOf(statement, t)],
    list: {
      title: t('wallet.statement-list'),
      columns: (['n', 'time', 'kind', 'reference', 'amount', 'after'] as const).map((name) => ({
        head: name === 'n' ? '#' : t(`wallet.${name}`),
        share: endShares[name],
        align: name === 'amount' || name === 'after' ? 'end' : 'start',
      })),
    },
    notes: notesOf(statement, t),
    code: { text: checkUrl, words: t('wallet.statement-scan') },
    foot: t('wallet.statement-foot', { page: '{page}', zone: houseZoneName }),
    attachment: {
      name: fileName(head.id),
      type: 'application/json',
      words: t('wallet.statement'),
    },
  };
}

function factsOf({ head }: Statement, t: Translator): Paper['facts'] {
  const money = moneyIn(t);
  return [
    [t('wallet.statement-member'), head.member],
    [t('wallet.period'), t('wallet.statement-days', { from: head.from, to: head.to })],
    [t('wallet.statement-opening'), `${money(head.opening)} ${head.currency}`],
    [t('wallet.statement-closing'), `${money(head.closing)} ${head.currency}`],
    [t('wallet.statement-entries'), String(head.entries)],
    ...bonusFacts(head, t),
    [t('wallet.statement-issued'), timeText(Date.parse(head.issuedAt))],
  ];
}

/** Bonus money apart from the cash, which the rows are. */
function bonusFacts({ bonus, currency }: Statement['head'], t: Translator): Paper['facts'] {
  if (bonus === undefined) return [];
  const money = (amount: string) => `${moneyIn(t)(amount)} ${currency}`;
  return [
    [t('wallet.statement-bonus-opening'), money(bonus.opening)],
    [t('wallet.bonus-in'), money(bonus.credited)],
    [t('wallet.bonus-out'), money(bonus.debited)],
    [t('wallet.statement-bonus-closing'), money(bonus.closing)],
  ];
}

function totalsOf({ head }: Statement, t: Translator): PaperTable {
  const money = moneyIn(t);
  return {
    title: t('wallet.statement-totals'),
    columns: [
      { head: t('wallet.kind'), share: 40 },
      { head: t('wallet.statement-entries'), share: 15, align: 'end' },
      { head: t('wallet.statement-in'), share: 22, align: 'end' },
      { head: t('wallet.statement-out'), share: 22, align: 'end' },
    ],
    rows: head.totals.map(({ event, entries, credited, debited }) => [
      t.named(`wallet.event-${event}`) ?? event,
      String(entries),
      money(credited),
      money(debited),
    ]),
  };
}

function notesOf({ head, signature }: Statement, t: Translator): readonly string[] {
  const isClosed = head.to <= head.closedUntil;
  const day = head.closedUntil === '' ? '–' : head.closedUntil;
  const last = head.days.findLast(({ root }) => root !== null)?.root;
  return [
    t(isClosed ? 'wallet.statement-closed' : 'wallet.statement-open', { day }),
    t('wallet.statement-how', { file: fileName(head.id) }),
    ...(last ? [t('wallet.statement-root', { chain: last.chain })] : []),
    t('wallet.statement-key', { key: signature.publicKey }),
  ];
}

const fileName = (id: string): string => `${id}.json`;

const moneyIn = (t: Translator) => (amount: string) =>
  formatMoney(parseSignedUnits(amount, { decimalsMax: 4 }) ?? 0n, { tag: t.tag });

/** The rows of the list with the file that goes inside, in step. */
export async function* paperParts(
  statement: Statement,
  t: Translator,
): AsyncGenerator<PaperPart, void> {
  const money = moneyIn(t);
  const names = new Map<string, string>();
  const nameOf = (event: string): string => {
    const name = names.get(event) ?? t.named(`wallet.event-${event}`) ?? event;
    names.set(event, name);
    return name;
  };
  const cellsOf = (row: ChainedRow) => [
    String(row.n),
    timeText(Date.parse(row.time)),
    nameOf(row.event),
    row.reference,
    money(row.amount),
    money(row.after),
  ];
  yield { file: fileStart(statement) };
  let isFirst = true;
  for await (const rows of statement.rows()) {
    for (let at = 0; at < rows.length; at += rowsAtOnce) {
      const some = rows.slice(at, at + rowsAtOnce);
      yield { rows: some.map(cellsOf), file: fileRows(some, isFirst) };
      isFirst = false;
    }
  }
  yield { file: fileEnd };
}

/** Few enough that nobody waits while their cells are made. */
const rowsAtOnce = 250;
