// Sets the light of the room and the language before the first paint, so that nothing flashes, and
// starts fetching the texts of that language beside the page's own code.
(() => {
  const root = document.documentElement;
  const read = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const theme = read('theme');
  root.dataset.theme = theme === 'light' || theme === 'system' ? theme : 'dark';
  const lang = (read('lang') || root.lang).toLowerCase();
  const texts = JSON.parse(document.querySelector('meta[name=texts]')?.content ?? '{}');
  if (!texts[lang]) return;
  root.lang = lang;
  const link = document.createElement('link');
  Object.assign(link, { rel: 'preload', as: 'fetch', crossOrigin: '', href: texts[lang].first });
  document.head.append(link);
})();
