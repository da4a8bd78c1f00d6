// The house rules from the command line: prints what breaks them and fails when something does.
// `--write` first lists new migrations as landed and takes paid debts off the list.
import { printFinding } from '../source/finding.ts';
import { inspect, writeLists } from './inspect.ts';

if (process.argv.includes('--write')) writeLists();
const findings = inspect();
for (const finding of findings) process.stdout.write(`${printFinding(finding)}\n`);
process.stdout.write(`tidy: ${findings.length === 0 ? 'clean' : `${findings.length} wrong`}\n`);
process.exitCode = findings.length === 0 ? 0 : 1;
