// The browser that measures and takes pictures: the one the journeys run in, without a screen.
import { existsSync } from 'node:fs';
import { chromium, type Browser } from '@playwright/test';

const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const quiet = ['--no-sandbox', '--disable-quic', '--no-first-run', '--disable-sync'];

export const chromiumPath = (): string | undefined =>
  process.env['CHROMIUM_PATH'] ?? places.find((path) => existsSync(path));

export async function openBrowser(): Promise<Browser> {
  const found = chromiumPath();
  const asked = found === undefined ? {} : { executablePath: found };
  return chromium.launch({ ...asked, args: [...quiet, '--enable-unsafe-swiftshader'] });
}
