// Entries that the page itself can search: categories, vendors and the pages of the site.
import type { ModuleId } from '@baize/contract';
import { wordsFit, wordsIn } from '@baize/contract/words';
import type { GameCategory } from '@baize/contract';
import type { TextKey, Translator } from '@baize/i18n';
import { HeadsetIcon } from '@baize/ui';
import { goTo } from '../../app/address.tsx';
import { whenMember, whenSignedIn } from '../../app/dialogs.ts';
import type { MemberPage } from '../../app/member-pages.ts';
import { type Lane, placeOf, type VendorCard } from '../../features/catalogue/lanes.ts';
import { openVendorPopup } from '../../features/catalogue/vendor-popup.ts';
import { onlyGameOf, wayOf } from '../../features/catalogue/vendor-way.ts';
import type { Entry, Group } from './found.ts';
import { sitePages } from './site-pages.ts';

export interface Surroundings {
  readonly t: Translator;
  readonly lanes: readonly Lane[];
  readonly isOn: (module: ModuleId) => boolean;
  readonly openMemberPage: (page: MemberPage) => void;
  readonly callService: () => void;
}

const mostOfGroup = 4;

interface Candidate extends Entry {
  /** Further words it is known by. */
  readonly also?: string;
}

function best(candidates: readonly Candidate[], typed: string): readonly Entry[] {
  const wanted = wordsIn(typed);
  if (wanted.length === 0) return [];
  return candidates
    .map((entry) => ({ entry, fit: fitOf(entry, wanted) }))
    .filter(({ fit }) => fit > 0)
    .toSorted((a, b) => b.fit - a.fit)
    .slice(0, mostOfGroup)
    .map(({ entry }) => entry);
}

/** Its name counts before the other words it is known by. */
function fitOf({ name, also = '' }: Candidate, wanted: readonly string[]): number {
  const named = wordsFit(wanted, wordsIn(name));
  return named > 0 ? named + wanted.length : wordsFit(wanted, wordsIn(`${name} ${also}`));
}

const categoryName = (t: Translator, title: string): string =>
  t(`catalogue.category-${title as GameCategory}`);

function enterLane(lane: Lane): void {
  const only = onlyGameOf(lane);
  if (only === undefined) goTo(placeOf(lane.title) ?? '/');
  else whenSignedIn(() => goTo(only));
}

function enterVendor(card: VendorCard): void {
  const way = wayOf(card);
  if (way === undefined) return;
  if (way.kind === 'popup') openVendorPopup(card);
  else if (way.kind === 'game') whenSignedIn(() => goTo(way.path));
  else goTo(way.path);
}

const categories = ({ t, lanes }: Surroundings): readonly Candidate[] =>
  lanes.map((lane) => ({
    id: `category-${lane.title}`,
    name: categoryName(t, lane.title),
    fact: '',
    picture: { category: lane.title },
    go: () => enterLane(lane),
  }));

const vendors = ({ t, lanes }: Surroundings): readonly Candidate[] =>
  lanes
    .flatMap(({ cards }) => cards)
    .map((card) => ({
      id: `vendor-${card.gameType}-${card.vassalage}`,
      name: card.displayName,
      fact: card.maintenance ? t('catalogue.maintenance') : categoryName(t, card.gameType),
      picture: { sign: card.lagerIcon },
      go: () => enterVendor(card),
    }));

function pages({ t, isOn, openMemberPage, callService }: Surroundings): readonly Candidate[] {
  const service: Candidate = {
    id: 'page-service',
    name: t('shell.customer-service'),
    fact: '',
    picture: { icon: HeadsetIcon },
    also: t('search.also-service'),
    go: callService,
  };
  const listed = sitePages.filter(({ module }) => module === undefined || isOn(module));
  return [
    ...listed.map(({ title, also, icon, to, page }) => ({
      id: `page-${to ?? page}`,
      name: t(title),
      fact: page === undefined || title === 'shell.member-centre' ? '' : t('shell.member-centre'),
      picture: { icon },
      also: also === undefined ? '' : t(also),
      go: () => (page === undefined ? goTo(to) : whenMember(() => openMemberPage(page))),
    })),
    service,
  ];
}

/** Groups that have something, in the order in which they are shown. */
export function findHere(typed: string, around: Surroundings): readonly Group[] {
  const groups: readonly (readonly [TextKey, readonly Candidate[]])[] = [
    ['search.categories', categories(around)],
    ['search.vendors', vendors(around)],
    ['search.pages', pages(around)],
  ];
  return groups
    .map(([title, candidates]) => ({ title, entries: best(candidates, typed) }))
    .filter(({ entries }) => entries.length > 0);
}
