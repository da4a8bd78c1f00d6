// The page of every game: opens the game of the address, or lists all of them to be tried.
import { openGame } from './api.ts';
import { el } from './dom.ts';
import { showGame } from './game-page.ts';
import { showLobby } from './lobby.ts';
import { tagOf, textsOf } from './texts/texts.ts';

async function main(root: HTMLElement): Promise<void> {
  const address = new URL(location.href);
  const language = address.searchParams.get('language') ?? navigator.language;
  document.documentElement.lang = tagOf(language);
  if (address.pathname === '/') return showLobby(root, language);
  const opened = await openGame(address);
  if ('value' in opened) return showGame(root, opened.value);
  const texts = textsOf(language);
  const words = opened.error === 'offline' ? texts.offline : texts.ended;
  root.replaceChildren(el('main', { class: 'notice-page' }, el('p', { role: 'alert' }, words)));
}

const root = document.getElementById('root');
if (root) await main(root);
