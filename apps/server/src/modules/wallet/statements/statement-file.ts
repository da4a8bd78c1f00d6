// A statement as the file that is checked: its head and signature, then a row a line. It is written
// while the rows are read.
import type { Statement } from './open-statement.ts';

export async function* statementFile({
  head,
  signature,
  rows,
}: Statement): AsyncGenerator<string, void> {
  yield fileStart({ head, signature });
  let isFirst = true;
  for await (const some of rows()) {
    yield fileRows(some, isFirst);
    isFirst = false;
  }
  yield fileEnd;
}

export const fileStart = ({ head, signature }: Pick<Statement, 'head' | 'signature'>): string =>
  `{"head":${JSON.stringify(head)},\n"signature":${JSON.stringify(signature)},\n"rows":[\n`;

export const fileRows = (rows: readonly object[], isFirst: boolean): string =>
  `${isFirst ? '' : ',\n'}${rows.map((row) => JSON.stringify(row)).join(',\n')}`;

export const fileEnd = '\n]}\n';
