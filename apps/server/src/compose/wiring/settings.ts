// Settings: the brand above names the house, and open pages hear that it opens or closes.
import { mayBeOne } from '../../modules/operator/index.ts';
import { createSettings } from '../../modules/settings/index.ts';
import type { Ground } from '../modules.ts';

export const wireSettings = ({ platform, above, audit, profile }: Ground) =>
  createSettings({
    ...platform,
    audit,
    brand: above.brand.current,
    mayBeOne,
    profile,
    onOpenness: above.news.openness,
  });
