// Checks an operator's field rule: valid bounds, a known kind, and a pattern that browsers and the
// linear-time RE2 both read and that no text can make slow.
import { createRequire } from 'node:module';
import type * as re2js from 're2js';
import { patterns, wholly, type FieldRule } from '@baize/contract';
import { isCheap } from './rules/pattern-cost.ts';

const require = createRequire(import.meta.url);
/** Loaded with the first rule that staff save. */
const library = () => require('re2js') as typeof re2js;

const lengthMax = 500;
/** A pattern is tried on texts of this length also where shorter ones are asked for. */
const triedLength = 64;

export type RuleFault = 'bounds' | 'kind' | 'unreadable' | 'slow';

/** The fault of a rule; undefined when it may be delivered. */
export function faultOf(rule: FieldRule): RuleFault | undefined {
  const { minLength, maxLength, acceptedPattern, patternId } = rule;
  const whole = [minLength, maxLength].every(Number.isInteger);
  if (!whole || minLength < 0 || minLength > maxLength || maxLength < 1 || maxLength > lengthMax)
    return 'bounds';
  if (!Object.hasOwn(patterns, patternId)) return 'kind';
  if (acceptedPattern === '*') return undefined;
  if (!isReadable(acceptedPattern)) return 'unreadable';
  return isCheap(acceptedPattern, Math.max(maxLength, triedLength)) ? undefined : 'slow';
}

function isReadable(pattern: string): boolean {
  if (pattern.length === 0) return false;
  try {
    wholly(pattern);
    library().RE2JS.compile(pattern);
    return true;
  } catch {
    return false;
  }
}
