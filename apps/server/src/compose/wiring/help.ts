// Help, whose agreement names the age that the brand asks for.
import { createHelp } from '../../modules/help/index.ts';
import type { Settings } from '../../modules/settings/index.ts';
import type { Ground } from '../modules.ts';

export const wireHelp = (
  { platform, audit }: Ground,
  { settings }: { readonly settings: Settings },
) =>
  createHelp({
    ...platform,
    audit,
    tell: platform.outbox.tell,
    age: () => settings.policy().adultAgeText,
  });
