// The brand with what it needs: its log, its news, what seals its keys, and the icon of the house
// for as long as it has none of its own.
import { createBrand } from '../../modules/brand/index.ts';
import { createKeeping } from '../../platform/secrets/index.ts';
import { houseIcon } from '../fronts.ts';
import type { Ground } from '../modules.ts';

export const wireBrand = ({ platform, secret, audit }: Ground) =>
  createBrand({
    ...platform,
    audit,
    tell: platform.outbox.tell,
    keys: createKeeping(secret, 'keys of the brand'),
    houseIcon,
  });
