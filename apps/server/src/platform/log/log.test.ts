// A secret never reaches the log, however deep it stands in what is logged.
import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { openLog } from './index.ts';

function capture(): { written: () => string; destination: Writable } {
  const chunks: string[] = [];
  const destination = new Writable({
    write(chunk: Buffer, _encoding, done) {
      chunks.push(chunk.toString());
      done();
    },
  });
  return { written: () => chunks.join(''), destination };
}

test('secrets are masked at every depth, the rest is kept', () => {
  const { written, destination } = capture();
  const log = openLog({ destination });
  log.info({
    username: 'ann',
    password: 'hush-1',
    headers: { authorization: 'hush-2', 'set-cookie': 'hush-3', accept: 'text/html' },
    call: { input: { paymentPassword: 'hush-4', deep: { token: 'hush-5' } } },
  });
  expect(written()).not.toContain('hush');
  expect(written()).toContain('"username":"ann"');
  expect(written()).toContain('"accept":"text/html"');
});

test('a line has time, level and service', () => {
  const { written, destination } = capture();
  openLog({ destination }).warn({ requestId: 'r-1' }, 'slow');
  const line = JSON.parse(written()) as Record<string, unknown>;
  expect(line).toMatchObject({ level: 'warn', service: 'baize', requestId: 'r-1', msg: 'slow' });
  expect(Number.isNaN(Date.parse(String(line['at'])))).toBe(false);
});
