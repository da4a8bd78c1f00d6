// The cabinet around the reels, painted for the box at hand: lacquered columns behind the symbols,
// and in front of them a frame of struck brass with lotus corners.
import type { ReelLayout } from './layout.ts';

type Pen = CanvasRenderingContext2D;

interface Rect {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

const brass = ['#fff6cf', '#f0c25a', '#8f5a10', '#f7d67a', '#7a430a'] as const;
const brassAt = [0, 0.32, 0.52, 0.66, 1] as const;

export function paintBack(pen: Pen, layout: ReelLayout, reels: number): void {
  const { x, y, width, height, cellWidth, frame } = layout;
  const out = frame * 0.55;
  pen.save();
  pen.shadowColor = 'rgba(0,0,0,.65)';
  pen.shadowBlur = frame * 2.2;
  pen.shadowOffsetY = frame * 0.7;
  roundRect(pen, { x: x - out, y: y - out, w: width + 2 * out, h: height + 2 * out }, frame);
  pen.fillStyle = '#05110d';
  pen.fill();
  pen.restore();
  for (let reel = 0; reel < reels; reel += 1) {
    const left = x + reel * cellWidth;
    const body = pen.createLinearGradient(left, 0, left + cellWidth, 0);
    body.addColorStop(0, '#081a14');
    body.addColorStop(0.18, '#10382b');
    body.addColorStop(0.5, '#17493a');
    body.addColorStop(0.82, '#10382b');
    body.addColorStop(1, '#081a14');
    pen.fillStyle = body;
    pen.fillRect(left, y, cellWidth, height);
  }
  paintShade(pen, layout);
  for (let reel = 1; reel < reels; reel += 1) paintRib(pen, layout, x + reel * cellWidth);
}

export function paintFront(pen: Pen, layout: ReelLayout): void {
  const { x, y, width, height, frame } = layout;
  const thick = frame * 0.42;
  const inner = { x: x - thick / 2, y: y - thick / 2, w: width + thick, h: height + thick };
  pen.save();
  pen.shadowColor = 'rgba(0,0,0,.55)';
  pen.shadowBlur = frame * 0.5;
  pen.lineWidth = thick;
  pen.strokeStyle = metal(pen, inner);
  roundRect(pen, inner, frame * 0.5);
  pen.stroke();
  pen.restore();
  hairline(pen, grow(inner, thick / 2 - 0.5), frame * 0.72, 'rgba(255,248,220,.75)');
  hairline(pen, grow(inner, -thick / 2 + 0.5), frame * 0.34, 'rgba(60,30,4,.9)');
  hairline(pen, grow(inner, thick * 0.95), frame * 0.95, 'rgba(232,184,96,.35)');
  const corners = [
    [inner.x, inner.y],
    [inner.x + inner.w, inner.y],
    [inner.x, inner.y + inner.h],
    [inner.x + inner.w, inner.y + inner.h],
  ] as const;
  for (const [cx, cy] of corners) lotusBoss(pen, { cx, cy, size: frame * 0.62 });
}

function paintShade(pen: Pen, { x, y, width, height }: ReelLayout): void {
  const shade = pen.createLinearGradient(0, y, 0, y + height);
  shade.addColorStop(0, 'rgba(0,0,0,.62)');
  shade.addColorStop(0.2, 'rgba(0,0,0,.06)');
  shade.addColorStop(0.5, 'rgba(255,236,180,.05)');
  shade.addColorStop(0.8, 'rgba(0,0,0,.06)');
  shade.addColorStop(1, 'rgba(0,0,0,.62)');
  pen.fillStyle = shade;
  pen.fillRect(x, y, width, height);
}

function paintRib(pen: Pen, { y, height, cellWidth }: ReelLayout, at: number): void {
  const wide = Math.max(2, cellWidth * 0.03);
  const rib = pen.createLinearGradient(at - wide / 2, 0, at + wide / 2, 0);
  rib.addColorStop(0, '#5f3a0c');
  rib.addColorStop(0.45, '#f1cf83');
  rib.addColorStop(1, '#4c2b07');
  pen.fillStyle = rib;
  pen.fillRect(at - wide / 2, y, wide, height);
}

function lotusBoss(pen: Pen, { cx, cy, size }: { cx: number; cy: number; size: number }): void {
  pen.save();
  pen.translate(cx, cy);
  pen.shadowColor = 'rgba(0,0,0,.6)';
  pen.shadowBlur = size * 0.35;
  pen.fillStyle = metal(pen, { x: -size, y: -size, w: size * 2, h: size * 2 });
  pen.beginPath();
  for (let petal = 0; petal < 8; petal += 1) {
    pen.rotate(Math.PI / 4);
    pen.moveTo(0, 0);
    pen.quadraticCurveTo(size * 0.46, -size * 0.55, 0, -size);
    pen.quadraticCurveTo(-size * 0.46, -size * 0.55, 0, 0);
  }
  pen.fill();
  pen.shadowBlur = 0;
  const heart = pen.createRadialGradient(-size * 0.12, -size * 0.14, 0, 0, 0, size * 0.36);
  heart.addColorStop(0, '#ff9a86');
  heart.addColorStop(0.5, '#c3272c');
  heart.addColorStop(1, '#5a0a0f');
  pen.fillStyle = heart;
  pen.beginPath();
  pen.arc(0, 0, size * 0.32, 0, Math.PI * 2);
  pen.fill();
  pen.restore();
}

function metal(pen: Pen, { x, y, w, h }: Rect): CanvasGradient {
  const light = pen.createLinearGradient(x, y, x + w * 0.35, y + h);
  for (const [at, colour] of brass.entries()) light.addColorStop(brassAt[at] ?? 1, colour);
  return light;
}

function hairline(pen: Pen, rect: Rect, radius: number, colour: string): void {
  pen.lineWidth = 1;
  pen.strokeStyle = colour;
  roundRect(pen, rect, radius);
  pen.stroke();
}

const grow = ({ x, y, w, h }: Rect, by: number): Rect => ({
  x: x - by,
  y: y - by,
  w: w + 2 * by,
  h: h + 2 * by,
});

function roundRect(pen: Pen, { x, y, w, h }: Rect, radius: number): void {
  pen.beginPath();
  pen.roundRect(x, y, w, h, radius);
}
