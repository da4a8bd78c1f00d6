// Light and metal painted once onto small canvases: glows and rays for the stage. Painting
// them beats filters, which cost time on every frame.
import { Texture } from 'pixi.js';

type Pen = CanvasRenderingContext2D;

export function painted(width: number, height: number, paint: (pen: Pen) => void): Texture {
  return Texture.from(paintedCanvas(width, height, paint));
}

export function paintedCanvas(width: number, height: number, paint: (pen: Pen) => void) {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width));
  canvas.height = Math.max(1, Math.round(height));
  const pen = canvas.getContext('2d');
  if (pen !== null) paint(pen);
  return canvas;
}

/** A soft round light that fades to nothing. */
export function glowTexture(): Texture {
  const size = 128;
  return painted(size, size, (pen) => {
    const light = pen.createRadialGradient(size / 2, size / 2, 0, size / 2, size / 2, size / 2);
    light.addColorStop(0, 'rgba(255,246,214,1)');
    light.addColorStop(0.22, 'rgba(255,214,122,.72)');
    light.addColorStop(0.55, 'rgba(232,160,60,.2)');
    light.addColorStop(1, 'rgba(232,160,60,0)');
    pen.fillStyle = light;
    pen.fillRect(0, 0, size, size);
  });
}

/** Rays of light around a dark heart, where the words of a great win stand. */
export function raysTexture(): Texture {
  const size = 512;
  const rays = 16;
  return painted(size, size, (pen) => {
    pen.translate(size / 2, size / 2);
    const light = pen.createRadialGradient(0, 0, size * 0.1, 0, 0, size / 2);
    light.addColorStop(0, 'rgba(255,224,150,0)');
    light.addColorStop(0.24, 'rgba(255,216,130,.34)');
    light.addColorStop(0.5, 'rgba(246,196,96,.2)');
    light.addColorStop(1, 'rgba(246,196,96,0)');
    pen.fillStyle = light;
    for (let ray = 0; ray < rays; ray += 1) {
      const angle = (ray / rays) * Math.PI * 2;
      for (const share of [1, 0.72, 0.46, 0.24]) {
        const half = (Math.PI / rays) * share * (ray % 2 === 0 ? 0.62 : 0.34);
        pen.beginPath();
        pen.moveTo(0, 0);
        pen.arc(0, 0, size / 2, angle - half, angle + half);
        pen.fill();
      }
    }
  });
}

/** The dark of the room around a great win, fading out before the edge of the stage. */
export function shadeTexture(): Texture {
  const size = 256;
  return painted(size, size, (pen) => {
    const dark = pen.createRadialGradient(size / 2, size / 2, 0, size / 2, size / 2, size / 2);
    dark.addColorStop(0, 'rgba(2,8,6,.92)');
    dark.addColorStop(0.42, 'rgba(2,8,6,.82)');
    dark.addColorStop(0.72, 'rgba(2,8,6,.6)');
    dark.addColorStop(1, 'rgba(2,8,6,0)');
    pen.fillStyle = dark;
    pen.fillRect(0, 0, size, size);
  });
}

/** A column of light that stands behind a reel whose stop matters most. */
export function columnTexture(): Texture {
  return painted(64, 256, (pen) => {
    const across = pen.createLinearGradient(0, 0, 64, 0);
    across.addColorStop(0, 'rgba(255,214,120,.85)');
    across.addColorStop(0.16, 'rgba(255,200,96,.22)');
    across.addColorStop(0.5, 'rgba(255,200,96,.1)');
    across.addColorStop(0.84, 'rgba(255,200,96,.22)');
    across.addColorStop(1, 'rgba(255,214,120,.85)');
    pen.fillStyle = across;
    pen.fillRect(0, 0, 64, 256);
  });
}
