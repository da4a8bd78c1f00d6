// The house rules from the command line: prints what breaks them and fails when something does.
// `--write` first lists new migrations as landed and takes paid debts off the list; `--wrap` first
// breaks comments that are too wide, in the files named after it or in all.
import { printFinding } from '../source/finding.ts';
import { inspect, wrapFiles, writeLists } from './inspect.ts';

const [option, ...paths] = process.argv.slice(2);
if (option === '--write') writeLists();
if (option === '--wrap') wrapFiles(paths);
const findings = inspect();
for (const finding of findings) process.stdout.write(`${printFinding(finding)}\n`);
process.stdout.write(`tidy: ${findings.length === 0 ? 'clean' : `${findings.length} wrong`}\n`);
process.exitCode = findings.length === 0 ? 0 : 1;
