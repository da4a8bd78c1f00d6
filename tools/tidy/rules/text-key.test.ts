// A cast to a key of texts is found; a key that the compiler checks is not.
import { expect, test } from 'vitest';
import { spotsOf } from '../try-rule.ts';
import { textKey } from './text-key.ts';

const path = 'apps/site/src/pages/home.tsx';
const spots = (code: string): string[] =>
  spotsOf(textKey, { [path]: `// A page.\nconst text = ${code};\n` });

test('a cast to TextKey is found', () => {
  expect(spots('t(`catalogue.mechanic-${mechanic}` as TextKey)')).toEqual([`${path}:2`]);
});

test.each(['t(`wallet.${span}`)', 't.named(`wallet.bank-${code}`)', 'code as Known'])(
  '%s passes',
  (code) => {
    expect(spots(code)).toEqual([]);
  },
);
