// The way to customer service as clients of the family read it: the address under single DES (ECB,
// PKCS #7) with the key after it. The encryption protects nothing: its key is in the text.
import { createCipheriv, createHash } from 'node:crypto';

const keyLength = 8;

/** The same address always makes the same path. */
export function servicePath(address: string): string {
  const key = createHash('sha256').update(address).digest('hex').slice(0, keyLength);
  const single = Buffer.from(key, 'latin1');
  // Three equal keys make one DES of triple DES; libraries no longer offer the single one.
  const cipher = createCipheriv('des-ede3-ecb', Buffer.concat([single, single, single]), null);
  const sealed = Buffer.concat([cipher.update(address, 'utf8'), cipher.final()]);
  return `${sealed.toString('base64')}${key}`;
}
