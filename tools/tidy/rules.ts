// The house rules, each in a file of its own name.
import type { Rule } from './rule.ts';
import { actionFile } from './rules/action-file.ts';
import { amountReader } from './rules/amount-reader.ts';
import { bannedFileName, bannedWord } from './rules/banned-word.ts';
import { blob } from './rules/blob.ts';
import { blockingMigration } from './rules/blocking-migration.ts';
import { citedSource } from './rules/cited-source.ts';
import { consoleLog } from './rules/console-log.ts';
import { decisionTests } from './rules/decision-tests.ts';
import { defaultExport } from './rules/default-export.ts';
import { drawerFolder } from './rules/drawer-folder.ts';
import { fileLength } from './rules/file-length.ts';
import { fileName } from './rules/file-name.ts';
import { functionLength } from './rules/function-length.ts';
import { headerParagraph } from './rules/header-paragraph.ts';
import { lineWidth } from './rules/line-width.ts';
import { migration } from './rules/migration.ts';
import { moduleReadme } from './rules/module-readme.ts';
import { moneyFloat } from './rules/money-float.ts';
import { namedProof } from './rules/named-proof.ts';
import { noAny } from './rules/no-any.ts';
import { noToDo } from './rules/no-to-do.ts';
import { nodePrefix } from './rules/node-prefix.ts';
import { nounEverywhere } from './rules/noun-everywhere.ts';
import { nounName } from './rules/noun-name.ts';
import { proofId } from './rules/proof-id.ts';
import { oneCalendar } from './rules/one-calendar.ts';
import { plainHeader } from './rules/plain-header.ts';
import { plainTitle } from './rules/plain-title.ts';
import { preparedColumns } from './rules/prepared-columns.ts';
import { screenText } from './rules/screen-text.ts';
import { silencedCompiler } from './rules/silenced-compiler.ts';
import { standsAlone } from './rules/stands-alone.ts';
import { styleSheet } from './rules/style-sheet.ts';
import { textKey } from './rules/text-key.ts';

export const rules: readonly Rule[] = [
  headerParagraph,
  plainHeader,
  fileLength,
  functionLength,
  lineWidth,
  fileName,
  drawerFolder,
  bannedFileName,
  amountReader,
  bannedWord,
  citedSource,
  migration,
  blockingMigration,
  moneyFloat,
  oneCalendar,
  namedProof,
  plainTitle,
  noAny,
  preparedColumns,
  silencedCompiler,
  defaultExport,
  noToDo,
  blob,
  nounEverywhere,
  nounName,
  proofId,
  actionFile,
  moduleReadme,
  decisionTests,
  consoleLog,
  screenText,
  nodePrefix,
  styleSheet,
  standsAlone,
  textKey,
];
