// Turns SVG into pixels with Chromium, which draws light and shadow as designed.
// Everything is drawn at twice its size and brought down, so that edges are clean.
import { type Browser, chromium } from '@playwright/test';
import sharp, { type Sharp } from 'sharp';

const scale = 2;

export interface Drawing {
  svg: string;
  width: number;
  height: number;
}

export async function openStudio() {
  const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
  const args = ['--headless', '--no-sandbox', '--disable-gpu', '--no-first-run'];
  const browser: Browser = await chromium.launch({ executablePath, args });
  const page = await browser.newPage({ deviceScaleFactor: scale });

  const draw = async ({ svg, width, height }: Drawing): Promise<Sharp> => {
    await page.setViewportSize({ width, height });
    const style = 'html,body{margin:0;background:transparent}svg{display:block}';
    await page.setContent(`<!doctype html><style>${style}</style>${svg}`);
    const png = await page.screenshot({ omitBackground: true, type: 'png' });
    return sharp(png);
  };
  return { draw, close: () => browser.close() };
}

export type Studio = Awaited<ReturnType<typeof openStudio>>;

export function svgOf(
  { width, height }: { width: number; height: number },
  inside: string,
): string {
  const size = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${inside}</svg>`;
}
