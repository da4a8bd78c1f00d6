// Our drawing of icons equals the library's, so that a build shows the same icons.
import type { ComponentType, SVGProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { drawIcon } from './draw-icon.ts';

interface IconFile {
  readonly default: ComponentType<SVGProps<SVGSVGElement>>;
  readonly __iconData: Parameters<typeof drawIcon>[0];
}
const files = import.meta.glob<IconFile>(
  '../../../node_modules/lucide-react/dist/esm/icons/{star,house,circle-x,gamepad-2,wallet}.mjs',
  { eager: true },
);

const ways: readonly SVGProps<SVGSVGElement>[] = [
  {},
  { className: 'own', width: 16, height: 16 },
  { 'aria-hidden': true },
  { 'aria-label': 'Home', role: 'img' },
  { color: 'red', fill: 'blue' },
];

test.each(Object.entries(files))('%s is drawn as the library draws it', (_, file) => {
  const Ours = drawIcon(file['__iconData']);
  const Theirs = file.default;
  for (const way of ways) {
    expect(renderToStaticMarkup(<Ours {...way} />)).toBe(renderToStaticMarkup(<Theirs {...way} />));
  }
});

test('the icons of the test are there', () => expect(Object.keys(files)).toHaveLength(5));
