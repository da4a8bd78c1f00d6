// A picture of the card room for the slide puzzle: green cloth, brass rings, chips and cards, laid
// differently each time from the bytes it is given.
import { slide } from './rules/slide.ts';

const { width, height } = slide;
const chipColours = ['#8f2f2a', '#1c4f78', '#5a2f6b', '#8a6a1f', '#23594a'] as const;
// Drawn, not written: a server need not have a font with them.
const suits = [
  {
    ink: '#10241c',
    path: 'M0-15C-4-8-15-3-15 5a7 7 0 0 0 12 5l-3 7h12l-3-7a7 7 0 0 0 12-5C15-3 4-8 0-15Z',
  },
  {
    ink: '#b3202c',
    path: 'M0 15C-5 8-15 2-15-6A7.5 7.5 0 0 1 0-9 7.5 7.5 0 0 1 15-6C15 2 5 8 0 15Z',
  },
  { ink: '#b3202c', path: 'M0-16 11 0 0 16-11 0Z' },
  {
    ink: '#10241c',
    path: 'M0-15a7 7 0 0 0-5 12 7 7 0 1 0 2 12l-3 7h12l-3-7A7 7 0 1 0 5-3 7 7 0 0 0 0-15Z',
  },
] as const;

/** A number from 0 up to `below` for each byte taken. */
export type Take = (below: number) => number;

export function takerOf(bytes: Uint8Array): Take {
  let next = 0;
  return (below) => {
    const value = (bytes[next % bytes.length] ?? 0) % below;
    next += 1;
    return value;
  };
}

/** The scene as SVG. 64 bytes lay it out. */
export function sceneOf(bytes: Uint8Array): string {
  const take = takerOf(bytes);
  const hue = 148 + take(24);
  const parts = [
    cloth(hue, take),
    ...Array.from({ length: 3 }, () => ring(take)),
    ...Array.from({ length: 2 }, () => card(take)),
    ...Array.from({ length: 5 }, () => chip(take)),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
${definitions(hue)}${parts.join('\n')}</svg>`;
}

function definitions(hue: number): string {
  return `<defs>
<radialGradient id="cloth" cx="50%" cy="35%" r="90%">
<stop offset="0" stop-color="hsl(${hue} 62% 30%)"/>
<stop offset="1" stop-color="hsl(${hue} 58% 9%)"/>
</radialGradient>
<linearGradient id="brass" x1="0" y1="0" x2="0" y2="1">
<stop offset="0" stop-color="#fff0c4"/><stop offset=".4" stop-color="#e8b860"/>
<stop offset=".55" stop-color="#94661b"/><stop offset="1" stop-color="#f3cf7e"/>
</linearGradient>
</defs>`;
}

function cloth(hue: number, take: Take): string {
  const weave = 6 + take(5);
  return `<pattern id="weave" width="${weave}" height="${weave}" patternUnits="userSpaceOnUse"
patternTransform="rotate(${take(90)})"><path d="M0 0H${weave}" stroke="hsl(${hue} 60% 60%)"
stroke-opacity=".13"/></pattern>
<rect width="${width}" height="${height}" fill="url(#cloth)"/>
<rect width="${width}" height="${height}" fill="url(#weave)"/>`;
}

function ring(take: Take): string {
  const radius = 26 + take(54);
  const at = `cx="${take(width - 60) + 30 + take(30)}" cy="${take(height)}"`;
  return `<circle ${at} r="${radius}" fill="none" stroke="url(#brass)"
stroke-width="${2 + take(5)}" stroke-opacity=".8"/>`;
}

function card(take: Take): string {
  const { ink, path } = suits[take(suits.length)] ?? suits[0];
  const x = 20 + take(width - 90);
  const y = 8 + take(height - 90);
  return `<g transform="translate(${x} ${y}) rotate(${take(60) - 30} 26 36)">
<rect width="52" height="72" rx="6" fill="#f6f0df" stroke="#0003"/>
<path d="${path}" transform="translate(26 36)" fill="${ink}"/></g>`;
}

function chip(take: Take): string {
  const colour = chipColours[take(chipColours.length)] ?? '#8f2f2a';
  const x = 24 + take(width - 48);
  const y = 20 + take(height - 40);
  return `<g transform="translate(${x} ${y}) rotate(${take(90)})">
<circle r="19" fill="#0005" cx="2" cy="4"/><circle r="19" fill="${colour}"/>
<circle r="16" fill="none" stroke="#f6f0df" stroke-width="5" stroke-dasharray="8 8.75"/>
<circle r="10.5" fill="none" stroke="url(#brass)" stroke-width="2.5"/></g>`;
}
