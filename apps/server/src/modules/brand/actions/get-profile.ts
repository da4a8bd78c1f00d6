// The profile that puts the brand's icon on an iPhone, signed for the brand.
import type { brand } from '@baize/contract';
import { shippedLocales, type Translator } from '@baize/i18n';
import type { Action } from '../../../platform/call/index.ts';
import { translatorOf } from '../../../platform/texts/index.ts';
import type { BrandParts } from '../parts.ts';
import { webClip } from '../web-clip.ts';
import { iconsOf } from '../records.ts';
import { certifiedOf, signerNow } from '../signer.ts';
import { readFile } from '../store/reader.ts';

export const getProfile = (parts: BrandParts): Action<typeof brand.getProfile> => {
  const words = new Map<string, Translator>(
    shippedLocales.map(({ tag }) => [tag, translatorOf(tag)]),
  );
  return async ({ origin, locale, now }) => {
    const { face } = parts.keeper.current();
    const t = words.get(locale) ?? translatorOf('en');
    const file = iconsOf(face)?.phone;
    const own = file && (await readFile(parts.ports.database.kysely, file, 'image/png'));
    const message = webClip({
      name: face.name,
      origin,
      icon: own || (await parts.ports.houseIcon()),
      description: t('download.profile-says', { name: face.name }),
    });
    const certified = certifiedOf(parts, await signerNow(parts, now));
    const { signMessage } = await import('../signed-data.ts');
    return signMessage(Buffer.from(message), certified, now);
  };
};
