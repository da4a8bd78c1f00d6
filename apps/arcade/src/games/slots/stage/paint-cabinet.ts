// The cabinet around the reels, painted for the box at hand from the game's two pictures. Its head
// and foot keep their shape; only the straight sides between them are drawn longer or shorter.
import type { ReelLayout } from './layout.ts';

export interface CabinetArt {
  /** The frame, with the ribs between the reels; the window is clear. */
  readonly frame: HTMLImageElement;
  /** The ground behind the symbols. */
  readonly ground: HTMLImageElement;
}

type Pen = CanvasRenderingContext2D;

/** Rows of the frame's picture that keep their shape, above and below the straight sides. */
const headPixels = 112;
const footPixels = 92;

export function paintGround(pen: Pen, layout: ReelLayout, { ground }: CabinetArt): void {
  const { x, y, width, height, frame } = layout;
  const out = frame.side * 0.5;
  pen.save();
  pen.shadowColor = 'rgba(0,0,0,.7)';
  pen.shadowBlur = frame.side * 1.6;
  pen.shadowOffsetY = frame.side * 0.5;
  pen.fillStyle = '#04100c';
  pen.fillRect(x - out, y - out, width + 2 * out, height + 2 * out);
  pen.restore();
  pen.drawImage(ground, x, y, width, height);
  const shade = pen.createLinearGradient(0, y, 0, y + height);
  shade.addColorStop(0, 'rgba(0,0,0,.34)');
  shade.addColorStop(0.16, 'rgba(0,0,0,0)');
  shade.addColorStop(0.84, 'rgba(0,0,0,0)');
  shade.addColorStop(1, 'rgba(0,0,0,.34)');
  pen.fillStyle = shade;
  pen.fillRect(x, y, width, height);
}

export function paintFrame(pen: Pen, layout: ReelLayout, { frame: picture }: CabinetArt): void {
  const { x, y, width, height, frame } = layout;
  const outer = {
    x: x - frame.side,
    y: y - frame.top,
    width: width + 2 * frame.side,
    height: height + frame.top + frame.bottom,
  };
  const scale = outer.width / picture.width;
  const [head, foot] = [Math.round(headPixels * scale), Math.round(footPixels * scale)];
  const middlePixels = picture.height - headPixels - footPixels;
  const slices = [
    { from: 0, tall: headPixels, at: 0, drawn: head },
    { from: headPixels, tall: middlePixels, at: head, drawn: outer.height - head - foot },
    { from: headPixels + middlePixels, tall: footPixels, at: outer.height - foot, drawn: foot },
  ];
  for (const { from, tall, at, drawn } of slices) {
    const source = [0, from, picture.width, tall] as const;
    pen.drawImage(picture, ...source, outer.x, outer.y + at, outer.width, drawn);
  }
}
