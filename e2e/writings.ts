// A screen in other writings: in words that are longer by two fifths, and then in Arabic letters on
// a page from right to left. Parts that overflow or lose letters are reported.
import type { Frame, Page } from '@playwright/test';
import { appear, type Appearance } from './appearances.ts';

/** The overflows of a page, in every writing; leaves the page in the last of them. */
export async function otherWritings(page: Page): Promise<string[]> {
  const findings: string[] = [];
  const look = async (writing: string, appearance: Appearance) => {
    await appear(page, appearance);
    if (writing === 'longer words') await page.evaluate(stretchWords, 'body');
    else await page.evaluate(writeArabic, 'body');
    const wrong = [...(await whatSticksOut(page)), ...(await page.evaluate(whatIsCut))];
    findings.push(...wrong.map((what) => `${writing} ${appearance.width}: ${what}`));
  };
  await page.evaluate(layEverythingOut);
  await look('longer words', { theme: 'dark', width: 360 });
  await look('longer words', { theme: 'dark', width: 1440 });
  await look('right to left', { theme: 'dark', width: 360 });
  return findings;
}

/** Runs in the page: what is out of sight has its place only once it is drawn as well. */
function layEverythingOut(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { content-visibility: visible !important }');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

/** The page itself, or a dialog on it, that could be scrolled sideways. */
export async function whatSticksOut(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('dialog[open]')]
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map(
        ({ tagName, scrollWidth, clientWidth }) =>
          `${tagName} is too wide: ${scrollWidth} > ${clientWidth}`,
      ),
  );
}

/** Parts of a game's open panel that overflow, or must be scrolled sideways to be read. */
export async function panelWritings(game: Frame, name: string): Promise<string[]> {
  const findings: string[] = [];
  const look = async (writing: string) => {
    const wrong = [
      ...(await game.evaluate(whatIsCut)),
      ...(await game.evaluate(whatScrollsSideways)),
    ];
    findings.push(...wrong.map((what) => `${name}, ${writing}: ${what}`));
  };
  await look('as it is');
  await game.evaluate(stretchWords, 'dialog[open]');
  await look('longer words');
  await game.evaluate(writeArabic, 'dialog[open]');
  await look('right to left');
  await game.evaluate(() => Object.assign(document.documentElement, { dir: 'ltr', lang: 'en' }));
  return findings;
}

/** Runs in the page: elements within an open dialog that are wider than their container. */
function whatScrollsSideways(): string[] {
  return [...document.querySelectorAll('dialog[open], dialog[open] *')]
    .filter((box) => getComputedStyle(box).textOverflow !== 'ellipsis' && box.clientWidth > 3)
    .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
    .map(({ tagName, scrollWidth, clientWidth, textContent }) => {
      const words = (textContent ?? '').trim().slice(0, 40);
      return `${tagName} “${words}” is too wide: ${scrollWidth} > ${clientWidth}`;
    });
}

/** Runs in the page: every word there as a longer language would have it, between brackets. */
function stretchWords(where: string): void {
  const accents: Readonly<Record<string, string>> = { a: 'â', e: 'ë', i: 'ï', o: 'ö', u: 'ü' };
  const room = document.querySelector(where) ?? document.body;
  const walk = document.createTreeWalker(room, NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const text = node.nodeValue?.trim() ?? '';
    if (!/^[^[].*\p{L}{2}/u.test(text)) continue;
    if (node.parentElement?.closest('script, style, svg, code, option, textarea')) continue;
    const accented = text.replaceAll(/[aeiou]/gu, (letter) => accents[letter] ?? letter);
    const more = accented.slice(0, Math.ceil(accented.length * 0.4)).trim();
    node.nodeValue = `[${accented} ${more}]`;
  }
}

/** Runs in the page: its direction, and every word in letters that run from right to left. */
function writeArabic(where: string): void {
  Object.assign(document.documentElement, { dir: 'rtl', lang: 'ar' });
  const letters = 'ابتثجحخدذرزسشصضطظعغفقكلمنه';
  const inArabic = (text: string) =>
    text.replaceAll(/\p{Script=Latin}/gu, (letter) => {
      const plain = letter.normalize('NFD').toLowerCase().codePointAt(0) ?? 97;
      return letters[(plain - 97) % letters.length] ?? 'م';
    });
  const room = document.querySelector(where) ?? document.body;
  const walk = document.createTreeWalker(room, NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    if (node.parentElement?.closest('script, style, svg, code, option, textarea')) continue;
    node.nodeValue = inArabic(node.nodeValue ?? '');
  }
}

/** Runs in the page: words that leave what they stand in, and neither scroll nor end in dots. */
export function whatIsCut(): string[] {
  const findings = new Set<string>();
  const things = 'html, button, a, th, td, label, summary, dialog, h1, h2, h3, [role="tab"]';
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const holder = node.parentElement;
    const words = node.nodeValue?.trim().slice(0, 40) ?? '';
    if (words === '' || !holder?.checkVisibility({ visibilityProperty: true })) continue;
    if (holder.closest('svg, select, textarea, [inert], [aria-hidden="true"]')) continue;
    range.selectNodeContents(node);
    const text = range.getBoundingClientRect();
    for (let box: Element | null = holder; box; box = box.parentElement) {
      const { overflowX, textOverflow, clipPath } = getComputedStyle(box);
      const { left, right, width } = box.getBoundingClientRect();
      const scrolls = /auto|scroll/u.test(overflowX) && box.scrollWidth > box.clientWidth;
      if (scrolls || textOverflow === 'ellipsis' || clipPath !== 'none' || width < 3) break;
      const holds = box.matches(things) || overflowX === 'hidden' || overflowX === 'clip';
      if (!holds || (text.left >= left - 1.5 && text.right <= right + 1.5)) continue;
      findings.add(`“${words}” leaves its ${box.tagName}`);
      break;
    }
  }
  return [...findings];
}
