// The banners and notices of the demo world, written as staff would write them, in every language.
import { isRefusal, type NoticeKind, type BannerArt } from '@baize/contract';
import { shippedLocales, type TextKey } from '@baize/i18n';
import type { Modules } from '../compose/modules.ts';
import { translatorOf } from '../platform/texts/index.ts';
import { houseCall } from './house-call.ts';

interface Seed {
  readonly name: 'slots' | 'fair' | 'welcome' | 'limits' | 'lottery' | 'agents' | 'bills';
  readonly kind: NoticeKind;
  readonly link: string;
  readonly art: BannerArt;
}

const seeds: readonly Seed[] = [
  { name: 'slots', kind: 'banner', link: '/rng', art: 'rng' },
  { name: 'lottery', kind: 'banner', link: '/Vnlottery', art: 'lott' },
  { name: 'welcome', kind: 'player', link: '/help', art: 'rng' },
  { name: 'fair', kind: 'player', link: '/fairness', art: 'rng' },
  { name: 'limits', kind: 'player', link: '/help', art: 'rng' },
  { name: 'agents', kind: 'agent', link: '', art: 'rng' },
  { name: 'bills', kind: 'agent', link: '', art: 'rng' },
];

export async function seedNotices({ notices }: Modules, now: number): Promise<void> {
  const caller = {
    kind: 'staff',
    staffId: 'house',
    username: 'house',
    role: 'owner',
    permissions: [],
    sessionId: '',
    confirmedUntil: now,
  } as const;
  for (const { name, kind, link, art } of seeds) {
    const written = await notices.actions.createNotice({
      ...houseCall('', now, `seed-notice-${name}`),
      caller,
      input: {
        kind,
        place: 'w_home',
        platform: 'all',
        execution: 'B',
        titles: inEveryLanguage(`notices.demo-${name}-title`),
        contents: inEveryLanguage(`notices.demo-${name}-text`),
        link,
        art,
        on: true,
        showsFrom: null,
        showsUntil: null,
      },
    });
    if (isRefusal(written)) throw new Error(`a notice was refused: ${written.refused}`);
  }
}

const inEveryLanguage = (key: TextKey): Record<string, string> =>
  Object.fromEntries(shippedLocales.map(({ tag }) => [tag, translatorOf(tag)(key)]));
