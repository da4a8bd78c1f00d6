// Fills values into a compiled message: `{name}`, plurals with their `#`, and choices by a word. A
// value that is absent leaves no trace. Our texts use nothing else of ICU's messages (`textFault`).
import type { CompiledMessage } from '@lingui/message-utils/compileMessage';
import { kept } from './format/kept.ts';

export interface Filling {
  readonly tag: string;
  readonly values: Readonly<Record<string, string | number | undefined>>;
  /** What `#` stands for, within a plural. */
  readonly count?: number;
}

export function fillMessage(message: CompiledMessage | string, filling: Filling): string {
  const { count, values } = filling;
  if (typeof message === 'string') return message;
  const parts = message.map((token) => {
    if (token === '#' && count !== undefined) return numberText(filling.tag, count);
    if (typeof token === 'string') return token;
    const [name, kind, branches] = token;
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    return kind === undefined ? (value ?? '') : choose({ kind, value, branches }, filling);
  });
  return parts.join('');
}

interface Choice {
  readonly kind: string;
  readonly value: string | number | undefined;
  readonly branches: unknown;
}

function choose({ kind, value, branches: all }: Choice, filling: Filling): string {
  const branches = all as Readonly<Record<string, CompiledMessage>>;
  const branch = (name: string) => (Object.hasOwn(branches, name) ? branches[name] : undefined);
  const other = branches['other'] ?? '';
  const { count: _, ...rest } = filling;
  if (kind === 'select') return fillMessage(branch(String(value)) ?? other, rest);
  const count = Number(value);
  const form = kept(Intl.PluralRules, filling.tag, {}).select(count);
  return fillMessage(branch(String(value)) ?? branch(form) ?? other, { ...filling, count });
}

const numberText = (tag: string, count: number): string =>
  kept(Intl.NumberFormat, tag, {}).format(count);
