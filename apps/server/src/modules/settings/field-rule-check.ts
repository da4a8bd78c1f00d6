// Whether a rule that an operator writes may be delivered: its bounds make sense and its pattern is
// one that both browsers and the linear-time RE2 understand, so that no text can stall anybody.
import { patternIds, wholly, type FieldRule } from '@baize/contract';
import { RE2JS } from 're2js';

const lengthMax = 500;
const patternLengthMax = 200;

export function isSafeRule(rule: FieldRule): boolean {
  const { minLength, maxLength, acceptedPattern, patternId } = rule;
  const isBounded =
    Number.isInteger(minLength) &&
    Number.isInteger(maxLength) &&
    minLength >= 0 &&
    minLength <= maxLength &&
    maxLength <= lengthMax;
  const isNamed = (patternIds as readonly string[]).includes(patternId);
  return isBounded && isNamed && (acceptedPattern === '*' || isSafePattern(acceptedPattern));
}

function isSafePattern(pattern: string): boolean {
  if (pattern.length === 0 || pattern.length > patternLengthMax) return false;
  try {
    wholly(pattern);
    RE2JS.compile(pattern);
    return true;
  } catch {
    return false;
  }
}
