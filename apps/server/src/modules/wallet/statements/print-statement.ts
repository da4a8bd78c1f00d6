// A statement printed as PDF, in the reader's language.
import { Readable } from 'node:stream';
import { textsIn } from '../../settings/index.ts';
import type { WalletPorts } from '../ports.ts';
import type { Statement } from './open-statement.ts';
import { paperParts, statementPaper } from './statement-paper.ts';

export function statementPdf(ports: WalletPorts, statement: Statement, locale: string): Readable {
  const t = textsIn(locale);
  const checkUrl = `${ports.siteUrl()}/fairness?statement=check`;
  const paper = statementPaper(statement, { t, brand: ports.brand().name, checkUrl });
  const pieces = ports.printer.print(paper, paperParts(statement, t));
  return Readable.from(pieces, { objectMode: false });
}
