// The panel of the visitor's own device comes first, for any user agent.
import { expect, test } from 'vitest';
import { platformOf, platformsFrom } from './platform.ts';

const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Safari/605.1.15';
const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15';
const droid = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0';

test.each([
  ['', phone, 5, 'ios'],
  ['', droid, 5, 'android'],
  ['', mac, 0, 'desktop'],
  ['', mac, 5, 'ios'],
  ['?on=android', phone, 5, 'android'],
  ['?on=toaster', droid, 5, 'android'],
])('%s %s', (query, userAgent, maxTouchPoints, platform) => {
  expect(platformOf(query, { userAgent, maxTouchPoints })).toBe(platform);
});

// @proves L47
test('the other platforms stay, in their order', () => {
  expect(platformsFrom('android')).toEqual(['android', 'ios', 'desktop']);
});
