// Tries one rule on seeded mistakes: gives `file:line` for each finding.
import { virtualTree } from '../source/tree.ts';
import type { Rule } from './rule.ts';
import { runRules } from './run-rules.ts';

export const spotsOf = (rule: Rule, files: Readonly<Record<string, string>>): string[] =>
  runRules([rule], virtualTree(files)).map(({ file, line }) => `${file}:${line}`);
