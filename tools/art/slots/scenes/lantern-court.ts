// A courtyard at night: pavilions to either side, lanterns on their strings, plum boughs above.
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
  softness,
  sparks,
} from './paint.ts';

function moon({ width, tall }: Canvas): string {
  const [x, y, r] = tall ? [width * 0.5, 190, 96] : [width * 0.5, 132, 92];
  return `${light(x, y, r * 4.6, 'url(#halo)')}<circle cx="${x}" cy="${y}" r="${r}" fill="url(#moon)"/>
    <g fill="#d890a8" opacity=".2" filter="url(#haze)"><circle cx="${x - r * 0.3}" cy="${y - r * 0.2}"
      r="${r * 0.25}"/><circle cx="${x + r * 0.3}" cy="${y + r * 0.25}" r="${r * 0.3}"/></g>`;
}

function roof(y: number, half: number): string {
  return `<path d="M${-half} ${y}Q${-half * 0.8} ${y - 10} ${-half * 0.66} ${y - 40}Q${-half * 0.4} ${y - 54} 0
    ${y - 56}T${half * 0.66} ${y - 40}Q${half * 0.8} ${y - 10} ${half} ${y}L${half + 16} ${y - 14}L${half - 4} ${y + 13}
    H${-half + 4}L${-half - 16} ${y - 14}Z" fill="url(#tiles)" stroke="#e88aa8" stroke-opacity=".4"
    stroke-width="1.6"/><path d="M${-half + 4} ${y + 13}H${half - 4}V${y + 19}H${-half + 4}Z" fill="#c9862a"/>`;
}

function pavilion(x: number, foot: number, size: number): string {
  const storey = (
    y: number,
    half: number,
  ) => `<rect x="${-half * 0.72}" y="${y}" width="${half * 1.44}"
      height="112" fill="#2a0820"/>${many(5, (at) => {
        const wide = half * 0.22;
        const left = -half * 0.66 + at * half * 0.272;
        return `<rect x="${left}" y="${y + 24}" width="${wide}" height="72" rx="3" fill="url(#window)"/>
          <path d="M${left + wide / 2} ${y + 24}v72M${left} ${y + 48}h${wide}M${left} ${y + 72}h${wide}"
          stroke="#3a0c1c" stroke-width="2.6"/>`;
      })}`;
  return `<g transform="translate(${x} ${foot}) scale(${size})">
    <circle cy="-110" r="230" fill="url(#warm)"/>
    ${storey(-112, 150)}${roof(-118, 182)}${storey(-284, 112)}${roof(-280, 144)}
    ${roof(-352, 92)}<path d="M-4 -404L0 -452L4 -404Z" fill="#c9862a"/>
    <rect x="-176" y="-4" width="352" height="16" fill="#4a1434"/></g>`;
}

function court({ width, height, shore }: Canvas): string {
  const [cx, deep] = [width / 2, height - shore];
  const lines = many(17, (at) => {
    const foot = cx + (at - 8) * width * 0.17;
    return `<path d="M${cx + (at - 8) * width * 0.045} ${shore}L${foot} ${height}"/>`;
  });
  const rows = many(7, (at) => {
    const y = shore + deep * ((at + 0.6) / 7) ** 1.8;
    return `<path d="M0 ${y}H${width}"/>`;
  });
  return `${band({ width, height, shore, tall: false }, [shore, deep], 'url(#floor)')}
    <g stroke="#ff9cc8" stroke-opacity=".16" stroke-width="1.8">${lines}${rows}</g>
    <ellipse cx="${cx}" cy="${shore + deep * 0.3}" rx="${width * 0.44}" ry="${deep * 0.42}" fill="url(#warm)"/>`;
}

function lantern(x: number, y: number, size: number): string {
  return `<g transform="translate(${x} ${y}) scale(${size})">
    <circle cy="48" r="120" fill="url(#warm)"/><path d="M0 -30V12" stroke="#e8b85a" stroke-width="2"/>
    <ellipse cy="50" rx="44" ry="38" fill="url(#paper)"/>
    <g fill="none" stroke="#7a0c14" stroke-opacity=".5" stroke-width="2"><ellipse cy="50" rx="28" ry="38"/>
      <ellipse cy="50" rx="11" ry="38"/></g>
    <rect x="-20" y="8" width="40" height="9" rx="3" fill="#e8b85a"/>
    <rect x="-20" y="84" width="40" height="9" rx="3" fill="#c98b2c"/>
    <path d="M-9 93L-12 128M-3 93L-4 134M3 93L4 134M9 93L12 128" stroke="#e0333c" stroke-width="3.4"/></g>`;
}

function strings({ width, tall }: Canvas): string {
  const count = tall ? 5 : 9;
  const sag = tall ? 74 : 92;
  const top = tall ? 24 : 4;
  const at = (share: number) => ({ x: share * width, y: top + sag * (1 - (share * 2 - 1) ** 2) });
  return `<path d="M0 ${top}Q${width / 2} ${top + sag * 2} ${width} ${top}" fill="none" stroke="#e8b85a"
      stroke-opacity=".7" stroke-width="2"/>${many(count, (one) => {
        const { x, y } = at((one + 0.5) / count);
        return lantern(x, y + 26, (tall ? 0.7 : 0.72) * (one % 2 === 0 ? 1 : 0.8));
      })}`;
}

function blossom(x: number, y: number, size: number): string {
  const petals = many(
    5,
    (at) => `<ellipse cy="-9" rx="7.6" ry="9.6" transform="rotate(${at * 72})"/>`,
  );
  return `<g transform="translate(${x} ${y}) scale(${size}) rotate(${x % 70})"><g fill="url(#petal)"
    stroke="#c83a78" stroke-opacity=".4" stroke-width=".7">${petals}</g><circle r="3.4" fill="#ffe08a"/></g>`;
}

function bough({ height }: Canvas, salt: number): string {
  const limbs =
    'M-20 160C70 120 120 190 200 150S320 90 390 118M120 168C150 110 190 90 250 60M230 142C270 176 300 190 352 196';
  const flowers = many(34, (at) => {
    const share = scattered(at, salt);
    const x = 20 + share * 350;
    const y = 148 + Math.sin(share * 7) * 30 + (scattered(at, salt + 1) - 0.5) * 84;
    return blossom(x, y, 0.8 + scattered(at, salt + 2) * 0.9);
  });
  return `<g transform="translate(0 ${height * 0.1})"><path d="${limbs}" fill="none" stroke="#1c0618" stroke-width="11"
    stroke-linecap="round"/><path d="${limbs}" fill="none" stroke="#6a2c50" stroke-width="3"
    stroke-linecap="round" transform="translate(-1 -3)"/>${flowers}</g>`;
}

export const lanternScene: Scene = (canvas) => {
  const { width, shore, tall } = canvas;
  const size = tall ? 0.86 : 1.02;
  return `<defs>${softness}${fallGradient('sky', ['#0c0218', '#2a0a44', '#6a2468', '#c05a78'])}
      ${lightGradient('halo', '#ffd8e8', 0.6)}${lightGradient('warm', '#ff9a4a', 0.4)}
      ${lightGradient('fly', '#ffb8dc', 0.5)}${mistGradient('mist', '#ff9cc0', 0.26)}
      ${fallGradient('tiles', ['#6a2450', '#2c0a28'])}${fallGradient('floor', ['#6a2a54', '#320c34', '#0e0212'])}
      <radialGradient id="moon" cx=".4" cy=".36" r=".75"><stop stop-color="#fffaf6"/><stop offset=".7"
        stop-color="#ffe2dc"/><stop offset="1" stop-color="#e8a0a8"/></radialGradient>
      <radialGradient id="window"><stop stop-color="#ffe9a0"/><stop offset="1" stop-color="#f08a2c"/></radialGradient>
      <radialGradient id="paper" cy=".56"><stop stop-color="#ffe28a"/><stop offset=".45" stop-color="#f8542c"/>
        <stop offset="1" stop-color="#a00c1c"/></radialGradient>
      <radialGradient id="petal"><stop stop-color="#fff4f8"/><stop offset="1" stop-color="#ff9cc4"/></radialGradient>
    </defs>
    ${all(canvas, 'url(#sky)')}${moon(canvas)}
    ${ridge(canvas, { base: shore, lift: 200, salt: 14, fill: '#4a1a58' })}
    ${band(canvas, [shore - 130, 150], 'url(#mist)')}
    ${ridge(canvas, { base: shore + 6, lift: 90, salt: 9, fill: '#2a0c38', peaks: 10 })}
    ${court(canvas)}${pavilion(width * (tall ? 0.06 : 0.1), shore + 30, size)}
    ${pavilion(width * (tall ? 0.96 : 0.905), shore + 36, size * 0.94)}
    ${strings(canvas)}<g transform="${tall ? 'scale(.72)' : ''}">${bough(canvas, 21)}</g>
    <g transform="translate(${width} 0) scale(${tall ? -0.72 : -1} ${tall ? 0.72 : 1})">${bough(canvas, 27)}</g>
    ${sparks(canvas, 26, ['#ffe0f0', 'url(#fly)', 81])}${finished(canvas, 0.56)}`;
};
