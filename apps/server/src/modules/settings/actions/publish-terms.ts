// Publishes the next version of the terms and the privacy notice, cleaned of everything active.
// Members who accepted an earlier version are asked again; earlier versions are kept.
import { refuse, type settings } from '@baize/contract';
import { shippedLocales } from '@baize/i18n';
import type { Action } from '../../../platform/call/index.ts';
import type { Keeper } from '../current.ts';
import type { SettingsPorts } from '../ports.ts';
import { cleanHtml } from '../clean-html.ts';
import { readChanges } from '../store/reader.ts';
import { lockSettings, writeTerms } from '../store/writer.ts';
import { houseVersion, termsInForce, termsVersionOf, type PublishedTerms } from '../terms.ts';

type Texts = PublishedTerms['terms'];

export const publishTerms =
  (ports: SettingsPorts, keeper: Keeper): Action<typeof settings.publishTerms> =>
  async ({ caller, input, now }) => {
    const texts = { terms: cleaned(input.terms), privacy: cleaned(input.privacy) };
    const all = Object.values(texts).flatMap((text) => Object.values(text));
    if (all.some(isEmpty)) return refuse('terms-incomplete');
    const published = await ports.database.transaction(async (tx) => {
      await lockSettings(tx);
      const earlier = (await readChanges(tx)).terms;
      const version = (earlier?.version ?? houseVersion) + 1;
      const next: PublishedTerms = { ...texts, version, publishedAt: now };
      await writeTerms(tx, next);
      await ports.audit(tx, {
        staff: caller,
        action: 'publish-terms',
        subject: String(version),
        before: { version: termsVersionOf(earlier) },
        after: next,
      });
      return next;
    });
    await keeper.changed();
    return termsInForce(published, keeper.current().policies.adultAgeText);
  };

/** In every language of the platform, so that all members can read what they accept. */
function cleaned(texts: Texts): Texts {
  return Object.fromEntries(shippedLocales.map(({ tag }) => [tag, cleanHtml(texts[tag] ?? '')]));
}

const isEmpty = (html: string) => html.replaceAll(/<[^>]*>|&nbsp;|\s/gu, '') === '';
