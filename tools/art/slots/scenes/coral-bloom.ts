// A reef below bright water: shafts of light, corals of many kinds at the foot, fish and bubbles.
import {
  all,
  type Canvas,
  fallGradient,
  finished,
  light,
  lightGradient,
  many,
  ridge,
  type Scene,
  scattered,
  silhouette,
  softness,
} from './paint.ts';

function shafts({ width, height }: Canvas): string {
  return `<g fill="url(#shaft)" filter="url(#haze)">${many(9, (at) => {
    const x = width * (0.06 + at * 0.115);
    const lean = (at - 4) * width * 0.05;
    const wide = 26 + scattered(at, 2) * 70;
    return `<path d="M${x} -20h${wide}L${x + lean + wide * 2} ${height * 0.8}h${-wide * 2.4}Z"
      opacity="${0.35 + scattered(at, 3) * 0.6}"/>`;
  })}</g>`;
}

function ripplesAbove({ width }: Canvas): string {
  return `<g fill="none" stroke="#e8fffa" stroke-width="2">${many(22, (at) => {
    const [x, y] = [scattered(at, 7) * width, 6 + scattered(at, 8) * 84];
    const w = 40 + scattered(at, 9) * 110;
    return `<path d="M${x} ${y}q${w * 0.25} ${-8 - at * 0.2} ${w * 0.5} 0t${w * 0.5} 0" opacity="${0.5 - y * 0.004}"/>`;
  })}</g>`;
}

function kelp(x: number, foot: number, [high, salt]: readonly [number, number]): string {
  const sway = (scattered(salt, 4) - 0.5) * 60;
  const blades = many(9, (at) => {
    const y = -high * ((at + 1) / 10);
    const dx = Math.sin(at * 0.9 + salt) * 12 + (sway * at) / 9;
    const side = at % 2 === 0 ? 1 : -1;
    return `<path d="M${dx} ${y}q${side * 26} -6 ${side * 46} -40q${-side * 34} 4 ${-side * 46} 40Z"/>`;
  });
  return `<g transform="translate(${x} ${foot})"><path d="M0 0Q16 ${-high * 0.3} ${sway * 0.4} ${-high * 0.5}T${sway} ${-high}"
    fill="none" stroke="url(#kelp)" stroke-width="7"/><g fill="url(#kelp)">${blades}</g></g>`;
}

function tubes(x: number, foot: number, [size, fill]: readonly [number, string]): string {
  const one = (dx: number, high: number, wide: number) =>
    `<path d="M${dx - wide * 0.7} 0Q${dx - wide} ${-high * 0.6} ${dx - wide} ${-high}H${dx + wide}Q${dx + wide} ${-high * 0.6}
      ${dx + wide * 0.7} 0Z" fill="url(#${fill})"/><ellipse cx="${dx}" cy="${-high}" rx="${wide}" ry="${wide * 0.38}"
      fill="#fff" fill-opacity=".5"/><ellipse cx="${dx}" cy="${-high}" rx="${wide * 0.68}" ry="${wide * 0.24}"
      fill="#2a0830" fill-opacity=".8"/>`;
  return `<g transform="translate(${x} ${foot}) scale(${size})">${one(-58, 96, 20)}${one(50, 118, 22)}
    ${one(-14, 158, 26)}${one(84, 68, 16)}</g>`;
}

function dome(x: number, foot: number, [r, fill]: readonly [number, string]): string {
  const grooves = many(6, (at) => {
    const s = 0.2 + at * 0.14;
    return `<path d="M${-r * s} 0Q${-r * s * 0.9} ${-r * 0.94} 0 ${-r * 0.96}T${r * s} 0"/>`;
  });
  return `<g transform="translate(${x} ${foot})"><path d="M${-r} 0A${r} ${r * 0.9} 0 0 1 ${r} 0Z" fill="url(#${fill})"/>
    <g fill="none" stroke="#fff" stroke-opacity=".32" stroke-width="3" stroke-dasharray="9 5">${grooves}</g></g>`;
}

function branch(
  x: number,
  y: number,
  [size, fill, turn]: readonly [number, string, number],
): string {
  const shade = silhouette('coral', {
    x: x + 5,
    y: y + 7,
    size,
    fill: '#021624',
    turn,
    opacity: 0.5,
  });
  return shade + silhouette('coral', { x, y, size, fill: `url(#${fill})`, turn });
}

function side({ height, tall }: Canvas, salt: number): string {
  const s = tall ? 0.8 : 1;
  const y = height + 8;
  return `${kelp(24 * s, y, [400 * s, salt])}${kelp(96 * s, y, [270 * s, salt + 2])}
    ${branch(176 * s, y - 20, [230 * s, 'rose', 6])}${tubes(300 * s, y, [0.92 * s, 'violet'])}
    ${branch(60 * s, y, [262 * s, 'flame', -8])}${dome(232 * s, y, [84 * s, 'sun'])}
    ${branch(392 * s, y, [150 * s, 'teal', 4])}${dome(120 * s, y + 8, [66 * s, 'pink'])}
    ${silhouette('sea-star', { x: 330 * s, y: y - 8, size: 70 * s, fill: 'url(#flame)', turn: 14 })}`;
}

function school({ width, shore }: Canvas): string {
  return many(20, (at) => {
    const group = at % 2;
    const x = width * (group === 0 ? 0.12 : 0.84) + (scattered(at, 51) - 0.5) * 210;
    const y = shore * (group === 0 ? 0.52 : 0.36) + (scattered(at, 52) - 0.5) * 130;
    const size = 22 + scattered(at, 53) * 22;
    return silhouette('tropical-fish', {
      x,
      y,
      size,
      fill: '#064a64',
      mirrored: group === 1,
      opacity: 0.75,
    });
  });
}

function bubbles({ width, height }: Canvas): string {
  return many(54, (at) => {
    const [x, y, r] = [
      scattered(at, 61) * width,
      scattered(at, 62) * height,
      2 + scattered(at, 63) ** 3 * 18,
    ];
    return `<circle cx="${x}" cy="${y}" r="${r}" fill="#d8fffa" fill-opacity=".12" stroke="#e8fffc" stroke-opacity=".65"
      stroke-width="1.3"/><circle cx="${x - r * 0.35}" cy="${y - r * 0.4}" r="${r * 0.2}" fill="#fff" opacity=".9"/>`;
  });
}

export const coralScene: Scene = (canvas) => {
  const { width, shore } = canvas;
  return `<defs>${softness}${fallGradient('sea', ['#5fe3de', '#14a6bc', '#0a6a90', '#063a60', '#021830'])}
      ${lightGradient('sun-above', '#ffffe8', 0.85)}${fallGradient('kelp', ['#5fe07a', '#0f6a4c', '#03302c'])}
      <linearGradient id="shaft" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#f4fff0" stop-opacity=".5"/>
        <stop offset="1" stop-color="#c8fff4" stop-opacity="0"/></linearGradient>
      ${fallGradient('rose', ['#ffc0d0', '#f0507c', '#7a103c'])}${fallGradient('flame', ['#ffd8a0', '#ff7a3c', '#8a1c14'])}
      ${fallGradient('violet', ['#e8b8ff', '#9a48d8', '#3a0c68'])}${fallGradient('sun', ['#fff0a0', '#f0a428', '#7a3a04'])}
      ${fallGradient('teal', ['#b0fff0', '#18b0a4', '#044a50'])}${fallGradient('pink', ['#ffd0ec', '#e05aa8', '#6a1050'])}
    </defs>
    ${all(canvas, 'url(#sea)')}${light(width * 0.5, -30, width * 0.5, 'url(#sun-above)')}
    ${ripplesAbove(canvas)}${shafts(canvas)}
    ${ridge(canvas, { base: shore + 60, lift: 190, salt: 12, fill: '#0a6488' })}
    ${school(canvas)}
    ${many(9, (at) => silhouette('coral', { x: (at + 0.5) * (width / 9), y: shore + 110 + (at % 3) * 26, size: 130 + (at % 4) * 34, fill: '#08527a', opacity: 0.9 }))}
    ${ridge(canvas, { base: shore + 150, lift: 120, salt: 22, fill: '#053a5c', peaks: 7 })}
    ${many(7, (at) => silhouette('coral', { x: (at + 0.4) * (width / 7), y: shore + 190, size: 120 + (at % 3) * 46, fill: '#042c4a' }))}
    ${ridge(canvas, { base: shore + 230, lift: 70, salt: 33, fill: '#031c34', peaks: 9 })}
    ${side(canvas, 1)}<g transform="translate(${width} 0) scale(-1 1)">${side(canvas, 5)}</g>
    ${bubbles(canvas)}${finished(canvas, 0.45)}`;
};
