// Sets the theme and the language before the first paint, so that nothing flashes, and starts
// loading the texts of that language, and the home page's picture, beside the page's code. It is
// inlined in the page by the server.
{
  const root = document.documentElement;
  const read = (key, storage = 'localStorage') => {
    try {
      return globalThis[storage].getItem(key);
    } catch {
      return null;
    }
  };
  const said = (name) => document.querySelector(`meta[name=${name}]`)?.content ?? '{}';
  const fetchAhead = (facts) => {
    const link = document.createElement('link');
    document.head.append(Object.assign(link, { rel: 'preload', ...facts }));
  };

  // The last press on the page as it was drawn, and the keys of the search, wait until the page's
  // own code is at work; links lead on without any.
  const waitForCode = () => {
    const ears = new AbortController();
    const early = { stop: () => ears.abort() };
    const press = ({ target }) => {
      const button = target.closest?.('button');
      if (button && !early.isTaken) early.pressed = button;
    };
    const key = (event) => {
      const { key: name, ctrlKey, metaKey, altKey, target } = event;
      if (target.closest?.('input, textarea, select')) return;
      const isCommand = ctrlKey || metaKey;
      if (altKey || (isCommand ? name.toLowerCase() !== 'k' : name !== '/')) return;
      event.preventDefault();
      early.pressed = 'search';
    };
    const how = { capture: true, signal: ears.signal };
    addEventListener('click', press, how);
    addEventListener('keydown', key, how);
    globalThis.early = early;
  };

  const theme = read('theme');
  root.dataset.theme = theme === 'light' || theme === 'system' ? theme : 'dark';

  // Comes once, perhaps before the page's own code; pressed on the page of apps.
  addEventListener('beforeinstallprompt', (offer) => {
    offer.preventDefault();
    globalThis.installOffer = offer;
  });
  addEventListener('appinstalled', () => delete globalThis.installOffer);

  if (/^\/(index(\.html)?|home|register(\.html)?)?$/.test(location.pathname)) {
    const own = JSON.parse(said('brand')).look?.hero;
    const width = innerWidth > 640 ? 1200 : 720;
    const house = `/art/heroes/golden-lotus-20.${width}.avif`;
    const facts = own ? { href: `/wps/brand/picture/${own}` } : { type: 'image/avif', href: house };
    fetchAhead({ as: 'image', fetchPriority: 'high', ...facts });
  }

  const texts = JSON.parse(said('texts'));
  const stored = read('lang');
  const wanted = (stored || root.lang).toLowerCase();
  const namesOf = (tag) => [tag.toLowerCase(), texts[tag].code.toLowerCase()];
  const lang = Object.keys(texts).find((tag) => namesOf(tag).includes(wanted));

  // The server writes the next page in the language that was chosen here.
  try {
    if (stored && lang && !document.cookie.includes(`lang=${stored}`)) {
      const secure = location.protocol === 'https:' ? '; Secure' : '';
      document.cookie = `lang=${stored}; path=/; max-age=31536000; SameSite=Lax${secure}`;
    }
  } catch {
    // Refused cookies: the page finds its language by itself.
  }

  // A page that the server has drawn is shown to those for whom it was drawn.
  const { path, tag, narrow, at } = JSON.parse(said('drawn'));
  if (path) {
    const isNarrow = matchMedia('(max-width: 699px)').matches;
    const isNow = navigator.onLine && Math.abs(Date.now() - at) < 600_000;
    const isOurs = isNow && path === location.pathname && narrow === isNarrow && tag === lang;
    const whose = read('token', 'sessionStorage') ? 'member' : 'visitor';
    root.dataset.drawn = isOurs ? whose : 'other';
    waitForCode();
  }

  if (lang) {
    root.lang = lang;
    fetchAhead({ as: 'fetch', crossOrigin: '', href: texts[lang].first });
  }
}
