// Counted values are printed exactly, in the text form that Prometheus reads.
import { expect, test } from 'vitest';
import { createMetrics } from './index.ts';

test('a call is counted by endpoint and status with its latency', async () => {
  const metrics = createMetrics();
  metrics.countRequest('wallet.readBalance', 200, 12);
  const text = await metrics.print();
  expect(text).toContain(
    'baize_request_seconds_bucket{le="0.025",endpoint="wallet.readBalance",status="200"} 1',
  );
  expect(text).toContain(
    'baize_request_seconds_bucket{le="0.01",endpoint="wallet.readBalance",status="200"} 0',
  );
});

test('a gauge is read when metrics are requested', async () => {
  const metrics = createMetrics();
  let sockets = 1;
  metrics.watch('baize_live_sockets', 'Open live connections', () => sockets);
  expect(await metrics.print()).toContain('baize_live_sockets 1');
  sockets = 5;
  expect(await metrics.print()).toContain('baize_live_sockets 5');
});
