// The foil of a scratch card on a canvas: struck brass with a pattern, rubbed off in strokes.
const strokeWidth = 74;

/** The colours of the theme, as the page has them. */
export function coverWith(canvas: HTMLCanvasElement): void {
  const pen = canvas.getContext('2d');
  if (!pen) return;
  const { width, height } = canvas;
  const colour = (name: string) => getComputedStyle(canvas).getPropertyValue(name).trim();
  const ground = pen.createLinearGradient(0, 0, width, height);
  ground.addColorStop(0, colour('--foil-light') || 'silver');
  ground.addColorStop(0.5, colour('--foil') || 'gray');
  ground.addColorStop(1, colour('--foil-light') || 'silver');
  pen.globalCompositeOperation = 'source-over';
  pen.fillStyle = ground;
  pen.fillRect(0, 0, width, height);
  pen.strokeStyle = colour('--foil-line') || 'white';
  pen.lineWidth = 3;
  for (let at = -height; at < width + height; at += 26) {
    pen.beginPath();
    pen.moveTo(at, 0);
    pen.lineTo(at + height, height);
    pen.stroke();
  }
}

/** Takes the foil off around a place, given in parts of the canvas. */
export function rubAt(canvas: HTMLCanvasElement, x: number, y: number): void {
  const pen = canvas.getContext('2d');
  if (!pen) return;
  pen.globalCompositeOperation = 'destination-out';
  pen.beginPath();
  pen.arc(x * canvas.width, y * canvas.height, strokeWidth / 2, 0, 2 * Math.PI);
  pen.fill();
}

const apart = 16;

/** Which part of the foil is off, looked at in steps. */
export function rubbedPart(canvas: HTMLCanvasElement): number {
  const { width, height } = canvas;
  const pixels = canvas.getContext('2d')?.getImageData(0, 0, width, height).data;
  if (pixels === undefined) return 1;
  let seen = 0;
  let off = 0;
  for (let y = 0; y < height; y += apart) {
    for (let x = 0; x < width; x += apart) {
      seen += 1;
      if (pixels[(y * width + x) * 4 + 3] === 0) off += 1;
    }
  }
  return off / seen;
}
