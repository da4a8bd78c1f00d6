// A name that is not kebab-case is found in files and folders.
import { expect, test } from 'vitest';
import { spotsOf } from '../try-rule.ts';
import { fileName } from './file-name.ts';

test.each(['apps/site/src/PlayerCard.tsx', 'apps/site/src/playerCard/a.ts', 'docs/a_b.md'])(
  '%s is found',
  (path) => {
    expect(spotsOf(fileName, { [path]: '' })).toEqual([`${path}:1`]);
  },
);

test.each([
  'apps/site/src/player-card.module.css',
  'docs/decisions/0001-own-checker.md',
  'apps/server/src/modules/wallet/README.md',
  'packages/i18n/src/locales/pt-BR/wallet.ts',
  'packages/i18n/src/locales/zh-Hans/wallet.ts',
  'apps/arcade/public/art/golden-lotus-20/H1.webp',
  'LICENSE',
  '.oxlintrc.json',
  '.ci/run',
])('%s passes', (path) => {
  expect(spotsOf(fileName, { [path]: '' })).toEqual([]);
});
