// The page at the vendor's own address: every game, each with a link to try it.
import { listGames, type ListedGame } from './api.ts';
import { el, icon } from './dom.ts';
import { nameIn, tagOf, textsOf, type Tag, type Texts } from './texts/texts.ts';

export const emblemOf: Readonly<Record<string, string>> = {
  'harbour-baccarat': 'joker',
  'harbour-dragon-tiger': 'dragon',
  'lucky-lemons': 'lemon',
  'seven-bells': 'bell',
  'cup-final': 'trophy',
  'home-run': 'baseball',
  'lane-clash': 'swords',
  'headshot-duel': 'target',
  'reef-hunter': 'clownfish',
  'deep-net': 'octopus',
  'heads-up-highcard': 'crown',
  'domino-duel': 'dice',
  'quick-five': 'ticket',
  'daily-three': 'medal',
  'turbo-keno': 'star',
  'minute-ball': 'coin',
  'north-two': 'dragon',
  'south-three': 'leaf',
  'island-four': 'turtle',
};

export async function showLobby(root: HTMLElement, language: string): Promise<void> {
  const texts = textsOf(language);
  const games = await listGames();
  const shelves = Map.groupBy(games, ({ category }) => category);
  document.title = texts.lobby;
  root.replaceChildren(
    el(
      'main',
      { class: 'lobby' },
      el('h1', {}, texts.lobby),
      el('p', { class: 'soft' }, texts.lobbyMore),
      ...[...shelves].map(([category, shelf]) => shelfOf(texts, category, shelf, tagOf(language))),
    ),
  );
}

function shelfOf(texts: Texts, category: string, shelf: readonly ListedGame[], tag: Tag) {
  const names: Readonly<Record<string, string>> = texts.categories;
  return el(
    'section',
    {},
    el('h2', {}, names[category] ?? category),
    el(
      'div',
      { class: 'shelf' },
      ...shelf.map(({ code, names, hue, brand }) =>
        el(
          'a',
          { class: 'door', href: `/play?demo=${code}&language=${tag}`, vars: { hue } },
          icon(emblemOf[code] ?? 'dice', 'emblem'),
          el('b', {}, nameIn(names, tag)),
          el('small', {}, brand),
        ),
      ),
    ),
  );
}
