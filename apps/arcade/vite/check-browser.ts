// Shows a message, in the visitor's language, in a browser that cannot show our games, instead of
// an empty page. It runs untranspiled, so its syntax is that of the oldest browsers.

/** The message, by the family's code of the language. */
export type BrowserTexts = Readonly<Record<string, string>>;

export function checkBrowser(texts: BrowserTexts, view: Window & typeof globalThis): boolean {
  const fits =
    'noModule' in view.HTMLScriptElement.prototype &&
    typeof view.BigInt === 'function' &&
    typeof view.Object.groupBy === 'function' &&
    Boolean(view.CSS) &&
    view.CSS.supports('color', 'oklch(from red l c h)');
  if (fits) return true;
  const found = /[?&]lang=([A-Za-z]+)/.exec(view.location.search);
  const code = found ? String(found[1]).toUpperCase() : 'EN';
  const page = view.document.createElement('p');
  page.setAttribute('role', 'alert');
  page.textContent = texts[code] || texts['EN'] || '';
  view.document.body.appendChild(page);
  return false;
}
