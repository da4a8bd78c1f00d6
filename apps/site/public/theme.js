// Sets the light of the room and the language before the first paint, so that nothing flashes, and
// starts fetching the texts of that language, and the home page's picture, beside the page's code.
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
  // Comes once, perhaps before the page's own code; pressed on the page of apps.
  addEventListener('beforeinstallprompt', (offer) => {
    offer.preventDefault();
    globalThis.installOffer = offer;
  });
  addEventListener('appinstalled', () => delete globalThis.installOffer);
  const fetchAhead = (facts) => {
    const link = document.createElement('link');
    document.head.append(Object.assign(link, { rel: 'preload', ...facts }));
  };
  if (/^\/(index(\.html)?|home|register(\.html)?)?$/.test(location.pathname)) {
    const brand = document.querySelector('meta[name=brand]')?.content ?? '{}';
    const own = JSON.parse(brand).look?.hero;
    const width = innerWidth > 640 ? 1200 : 720;
    const house = `/art/heroes/golden-lotus-20.${width}.avif`;
    const facts = own ? { href: `/wps/brand/picture/${own}` } : { type: 'image/avif', href: house };
    fetchAhead({ as: 'image', fetchPriority: 'high', ...facts });
  }
  const lang = (read('lang') || root.lang).toLowerCase();
  const texts = JSON.parse(document.querySelector('meta[name=texts]')?.content ?? '{}');
  if (!texts[lang]) return;
  root.lang = lang;
  fetchAhead({ as: 'fetch', crossOrigin: '', href: texts[lang].first });
})();
