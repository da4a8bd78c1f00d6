// Writes a drawing as AVIF and WebP, lowering the quality step by step until it weighs no more
// than it may. Art that cannot be made to fit is a fault, not a heavy file.
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { type Output, pathOf } from './outputs.ts';

const qualities = [76, 68, 60, 52, 45, 38, 32, 26];

async function encoded(picture: Sharp, kind: string, quality: number): Promise<Buffer> {
  if (kind === 'png') return picture.png({ palette: true, quality: 90, effort: 9 }).toBuffer();
  if (kind === 'avif')
    return picture
      .avif({ quality: quality - 14, effort: 6, chromaSubsampling: '4:2:0' })
      .toBuffer();
  return picture.webp({ quality, effort: 6, smartSubsample: true, alphaQuality: 90 }).toBuffer();
}

export async function save(picture: Sharp, output: Output): Promise<void> {
  const { width, height, path, bytesMax } = output;
  const sized = await picture.clone().resize(width, height).png().toBuffer();
  const kind = path.split('.').at(-1) ?? '';
  for (const quality of qualities) {
    const data = await encoded(sharp(sized), kind, quality);
    if (data.length > bytesMax) continue;
    await mkdir(dirname(pathOf(path)), { recursive: true });
    await writeFile(pathOf(path), data);
    return;
  }
  throw new Error(`${path} cannot be made to weigh ${bytesMax} bytes or less`);
}
