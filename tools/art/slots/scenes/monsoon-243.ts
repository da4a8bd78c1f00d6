// A garden in the rain: hills in mist, a pond that the drops ring, great leaves at the edges.
import {
  all,
  band,
  type Canvas,
  fallGradient,
  finished,
  light,
  lightGradient,
  many,
  mistGradient,
  ridge,
  type Scene,
  scattered,
  silhouette,
  softness,
  statue,
} from './paint.ts';

function clouds({ width, height }: Canvas): string {
  return `<g filter="url(#fog)">${many(16, (at) => {
    const x = scattered(at, 3) * width;
    const y = scattered(at, 4) * height * 0.16 - 10;
    const rx = 120 + scattered(at, 5) * 190;
    return `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${38 + scattered(at, 6) * 40}"
      fill="${at % 3 === 0 ? '#2f6a7c' : '#082432'}" opacity=".72"/>`;
  })}</g>`;
}

function beams({ width, shore }: Canvas): string {
  const from = width * 0.72;
  return `<g fill="url(#beam)" filter="url(#haze)">${many(5, (at) => {
    const foot = from - width * 0.62 + at * width * 0.2;
    return `<path d="M${from + at * 16} -20H${from + at * 16 + 26}L${foot + 120} ${shore}H${foot}Z"/>`;
  })}</g>`;
}

function pond({ width, height, shore }: Canvas): string {
  const deep = height - shore;
  const rings = many(46, (at) => {
    const near = scattered(at, 11);
    const [x, y] = [scattered(at, 12) * width, shore + 10 + deep * near * 0.96];
    const r = 8 + near * 54 * (0.5 + scattered(at, 13));
    const ring = (by: number, opacity: number) =>
      `<ellipse cx="${x}" cy="${y}" rx="${r * by}" ry="${r * by * 0.28}" opacity="${opacity}"/>`;
    return `${ring(1, 0.2)}${ring(0.64, 0.34)}${ring(0.3, 0.55)}`;
  });
  return `${band({ width, height, shore, tall: false }, [shore, deep], 'url(#pond)')}
    <g fill="none" stroke="#c8f6ff" stroke-width="1.5">${rings}</g>`;
}

const leafPath = 'M0 0C34 -46 150 -66 290 -8C176 44 52 42 0 0Z';

function leaf(x: number, y: number, turn: number, size: number): string {
  const veins = many(8, (at) => {
    const from = 34 + at * 29;
    const reach = 34 - Math.abs(at - 3) * 5;
    return `<path d="M${from} ${-5}Q${from + 20} ${-reach * 0.5} ${from + 34} ${-reach}M${from} ${-4}Q${from + 20}
      ${reach * 0.34} ${from + 36} ${reach * 0.62}"/>`;
  });
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})">
    <path d="${leafPath}" fill="#01100f" opacity=".55" transform="translate(7 12)"/>
    <path d="${leafPath}" fill="url(#leaf)" stroke="#a8f4d0" stroke-opacity=".5" stroke-width="1.6"/>
    <g fill="none" stroke="#043326" stroke-opacity=".6" stroke-width="1.6"><path d="M0 0Q140 -14 282
      -8"/>${veins}</g></g>`;
}

function garden({ width, height, tall }: Canvas): string {
  const size = tall ? 0.92 : 1.06;
  const low = height + 6;
  const left = [-74, -50, -26, -4].map((turn, at) =>
    leaf(-24, low - at * 14, turn, size * (1.1 - at * 0.08)),
  );
  const right = [-106, -130, -154, -176].map((turn, at) =>
    leaf(width + 24, low - at * 14, turn, size * (1.1 - at * 0.08)),
  );
  const above = [leaf(-30, -12, 24, size * 0.86), leaf(-30, 6, 52, size * 0.8)];
  const beyond = [leaf(width + 30, -12, 156, size * 0.86), leaf(width + 30, 6, 128, size * 0.8)];
  const flower = (id: string, x: number, y: number, s: number) =>
    statue({ icon: 'noto:hibiscus', rimWidth: 0, saturation: 1.2 }, { id, x, y, size: s });
  return `${left.join('')}${right.join('')}${above.join('')}${beyond.join('')}
    ${flower('one', 70 * size, height - 62, 128 * size)}
    ${flower('two', width - 64 * size, height - 74, 116 * size)}`;
}

function rain({ width, height }: Canvas): string {
  return many(170, (at) => {
    const [x, y] = [scattered(at, 31) * (width + 200) - 40, scattered(at, 32) * height];
    const long = 18 + scattered(at, 33) * 62;
    return `<path d="M${x} ${y}l${-long * 0.2} ${long}" stroke-width="${0.7 + scattered(at, 34) * 1.2}"
      opacity="${0.1 + scattered(at, 35) * 0.34}"/>`;
  });
}

export const monsoonScene: Scene = (canvas) => {
  const { width, shore } = canvas;
  const palm = (x: number, size: number, mirrored: boolean, fill: string) =>
    silhouette('palm-tree', { x, y: shore + 22, size, fill, mirrored });
  return `<defs>${softness}${fallGradient('sky', ['#04121c', '#0b3446', '#2c8390', '#a6dcc6', '#3b8d8c'])}
      ${fallGradient('pond', ['#3f9a9c', '#0e4a56', '#052630', '#010c12'])}
      <linearGradient id="leaf"><stop stop-color="#05382e"/><stop offset=".5" stop-color="#17805c"/>
        <stop offset="1" stop-color="#4fc78a"/></linearGradient>
      <linearGradient id="beam" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#f2ffe0"
        stop-opacity=".3"/><stop offset="1" stop-color="#f2ffe0" stop-opacity="0"/></linearGradient>
      ${lightGradient('dawn', '#f4ffd8', 0.6)}${mistGradient('mist', '#cdf4e6', 0.5)}</defs>
    ${all(canvas, 'url(#sky)')}${light(width * 0.66, shore - 120, width * 0.42, 'url(#dawn)')}
    ${clouds(canvas)}${beams(canvas)}
    ${ridge(canvas, { base: shore, lift: 230, salt: 11, fill: '#4b9d9c' })}
    ${band(canvas, [shore - 150, 170], 'url(#mist)')}
    ${ridge(canvas, { base: shore, lift: 150, salt: 5, fill: '#1f6a70', peaks: 9 })}
    ${band(canvas, [shore - 100, 120], 'url(#mist)')}
    ${palm(width * 0.07, 300, false, '#0d4148')}${palm(width * 0.93, 330, true, '#0d4148')}
    ${palm(width * 0.17, 210, false, '#14545a')}${palm(width * 0.84, 220, true, '#14545a')}
    ${ridge(canvas, { base: shore + 12, lift: 54, salt: 8, fill: '#0a363d', peaks: 11 })}
    ${pond(canvas)}${garden(canvas)}
    <g stroke="#e4fbff" stroke-linecap="round">${rain(canvas)}</g>${finished(canvas, 0.5)}`;
};
