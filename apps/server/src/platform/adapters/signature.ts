// Signatures of what passes between us and outside companies: HMAC-SHA256 over the moment and the
// raw body, so that neither can be changed and an old call cannot be sent again later. [S3]
import { createHmac, timingSafeEqual } from 'node:crypto';

const toleranceSeconds = 300;
const millisecondsPerSecond = 1000;

function macOf(secret: string, seconds: number, body: Uint8Array): Buffer {
  return createHmac('sha256', secret).update(`${seconds}.`).update(body).digest();
}

export function sign(secret: string, now: number, body: Uint8Array): string {
  const seconds = Math.floor(now / millisecondsPerSecond);
  return `t=${seconds},v1=${macOf(secret, seconds, body).toString('hex')}`;
}

export type SignatureFinding = 'good' | 'signature-wrong' | 'signature-old';

export function checkSignature(
  secret: string,
  header: string | undefined,
  body: Uint8Array,
  now: number,
): SignatureFinding {
  const match = /^t=(0|[1-9]\d{0,11}),v1=([0-9a-f]{64})$/.exec(header ?? '');
  if (!match?.[1] || !match[2]) return 'signature-wrong';
  const seconds = Number(match[1]);
  if (!timingSafeEqual(macOf(secret, seconds, body), Buffer.from(match[2], 'hex'))) {
    return 'signature-wrong';
  }
  const ageSeconds = Math.abs(now / millisecondsPerSecond - seconds);
  return ageSeconds > toleranceSeconds ? 'signature-old' : 'good';
}
