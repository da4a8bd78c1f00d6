// The brand with what it needs: its log, its news, what seals its keys, and the icon of the house
// for as long as it has none of its own.
import { createBrand, type BrandPorts } from '../modules/brand/index.ts';
import { createKeeping } from '../platform/secrets/index.ts';
import { houseIcon } from './fronts.ts';
import type { Platform } from './platform.ts';

interface BrandSettings {
  readonly platform: Platform;
  readonly secret: Uint8Array;
  readonly audit: BrandPorts['audit'];
}

export function composeBrand({ platform, secret, audit }: BrandSettings) {
  const keys = createKeeping(secret, 'keys of the brand');
  return createBrand({ ...platform, audit, tell: platform.outbox.tell, keys, houseIcon });
}
