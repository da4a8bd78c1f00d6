// The digest under which a code or token is kept: whoever reads the table cannot use what it holds.
import { createHash } from 'node:crypto';

export function digestOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
