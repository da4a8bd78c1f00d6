// A red silk lantern lit from within, with gold caps, ribs and a tassel.
import { bevel, gold, metalGradient } from '../metal.ts';

const middle = { x: 128, y: 116, rx: 88, ry: 70 };

function ribs(): string {
  return [-0.82, -0.56, -0.28, 0, 0.28, 0.56, 0.82]
    .map((side) => {
      const x = middle.x + side * middle.rx * 1.24;
      const top = middle.y - middle.ry + 4;
      const foot = middle.y + middle.ry - 4;
      const narrow = middle.x + side * 38;
      return `<path d="M${narrow} ${top} Q${x} ${middle.y} ${narrow} ${foot}"/>`;
    })
    .join('');
}

function tassel(): string {
  const strands = Array.from({ length: 13 }, (_, at) => {
    const x = 128 + (at - 6) * 2.6;
    const foot = 128 + (at - 6) * 4;
    const colour = at % 2 === 0 ? '#e0352b' : '#a8141a';
    return `<path d="M${x} 214 Q${x} 232 ${foot} 252" stroke="${colour}" stroke-width="3"/>`;
  });
  return `<g fill="none">${strands.join('')}</g>
    <g filter="url(#struck)" fill="url(#gold)"><rect x="110" y="204" width="36" height="13" rx="5"/>
    <circle cx="128" cy="200" r="7"/></g>`;
}

export function lantern(): string {
  const shadow = { dx: 0, dy: 6, blur: 6, opacity: 0.55 };
  const { x, y, rx, ry } = middle;
  const caps = [y - ry - 10, y + ry - 8]
    .map((top) => `<rect x="82" y="${top}" width="92" height="19" rx="8"/>`)
    .join('');
  return `<defs>
      ${metalGradient('gold', gold)}
      ${bevel('struck', { round: 2.8, height: 4.5, shine: 1, exponent: 22, shadow })}
      ${bevel('silk', { round: 12, height: 7, shine: 0.35, exponent: 18, shadow })}
      <radialGradient id="lit" cx=".5" cy=".56" r=".6"><stop stop-color="#fff3b0"/>
        <stop offset=".22" stop-color="#ffc04d"/><stop offset=".5" stop-color="#f0431f"/>
        <stop offset=".82" stop-color="#b50f1b"/><stop offset="1" stop-color="#6d0612"/>
      </radialGradient>
      <radialGradient id="halo"><stop stop-color="#ff8a2b" stop-opacity=".5"/>
        <stop offset="1" stop-color="#ff5a1f" stop-opacity="0"/></radialGradient>
    </defs>
    <circle cx="${x}" cy="${y}" r="124" fill="url(#halo)"/>
    <path d="M128 6 V34" stroke="url(#gold)" stroke-width="5"/>
    <circle cx="128" cy="12" r="8" fill="none" stroke="url(#gold)" stroke-width="5"/>
    <g filter="url(#silk)"><ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="url(#lit)"/></g>
    <g fill="none" stroke="#ffd777" stroke-opacity=".75" stroke-width="2.6">${ribs()}</g>
    <g transform="translate(128 148) scale(.17)" opacity=".92" fill="#ffe9a6" stroke="#8a2a08"
      stroke-width="9">${bud()}</g>
    <g filter="url(#struck)" fill="url(#gold)">${caps}
      <rect x="98" y="${y - ry - 22}" width="60" height="14" rx="6"/>
      <rect x="104" y="${y + ry + 9}" width="48" height="11" rx="5"/></g>
    ${tassel()}
    <ellipse cx="94" cy="84" rx="26" ry="15" fill="#fff" opacity=".26" transform="rotate(-34 94 84)"/>`;
}

/** The outline of a lotus bud, three petals before two. */
function bud(): string {
  const one = (turn: number, length: number, width: number) =>
    `<path transform="rotate(${turn})" d="M0 0C${-width} ${-length * 0.2} ${-width} ${-length * 0.7} 0 ${-length}
      C${width} ${-length * 0.7} ${width} ${-length * 0.2} 0 0Z"/>`;
  return (
    one(-64, 240, 70) + one(64, 240, 70) + one(-34, 290, 84) + one(34, 290, 84) + one(0, 330, 92)
  );
}
