// The digest under which a secret is found again without being kept. [S2]
import { createHash } from 'node:crypto';

export function digestOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
