// Every text colour reaches 4.5:1 on every ground it is set on, and every control edge 3:1,
// in both themes.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const css = readFileSync(join(import.meta.dirname, 'colours.css'), 'utf8');

function colour(name: string, theme: 'light' | 'dark'): string {
  const line = css.split('\n').find((text) => text.trim().startsWith(`--color-${name}:`)) ?? '';
  const found = line.match(/#[0-9a-f]{6}/g) ?? [];
  const value = theme === 'dark' ? found.at(-1) : found[0];
  if (value === undefined) throw new Error(`no colour ${name}`);
  return value;
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function ratio(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

const grounds = ['bg', 'panel', 'panel-2'];
const texts = ['ink', 'mute', 'brass-text', 'felt-text', 'live-text'];
const pairs = texts.flatMap((text) => grounds.map((ground) => ({ text, ground, least: 4.5 })));
pairs.push({ text: 'ink', ground: 'panel-3', least: 4.5 });
pairs.push({ text: 'on-brass', ground: 'brass', least: 4.5 });
pairs.push({ text: 'on-brass', ground: 'brass-deep', least: 4.5 });
pairs.push({ text: 'on-live', ground: 'live-fill', least: 4.5 });
pairs.push({ text: 'on-felt', ground: 'felt-deep', least: 4.5 });
for (const ground of grounds) {
  pairs.push({ text: 'line-control', ground, least: 3 });
  pairs.push({ text: 'focus', ground, least: 3 });
  for (const series of [1, 2, 3, 4, 5, 6]) {
    pairs.push({ text: `chart-${series}`, ground, least: 3 });
  }
}

for (const theme of ['light', 'dark'] as const) {
  // @proves L32
  test.each(pairs)(`${theme}: $text on $ground`, ({ text, ground, least }) => {
    expect(ratio(colour(text, theme), colour(ground, theme))).toBeGreaterThanOrEqual(least);
  });
}
