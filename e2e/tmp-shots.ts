import { chromium } from '@playwright/test';
import { registerMember, fund } from './people.ts';
const base = process.env.BASE ?? 'http://localhost:23005';
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const langs = (process.env.LANGS ?? 'vi,ja,ko,pt-BR,th').split(',');
const codes: Record<string, string> = {
  vi: 'VI',
  ja: 'JA',
  ko: 'KO',
  'pt-BR': 'PT',
  th: 'TH',
  en: 'EN',
  id: 'ID',
  'zh-Hans': 'CN',
};
const pages: Record<string, string> = JSON.parse(process.env.PAGES ?? '{"home":"/"}');
const member = process.env.MEMBER ? await registerMember(base) : undefined;
if (member && process.env.FUND) await fund(member.client, 5000);
for (const lang of langs)
  for (const [w, h] of [
    [360, 740],
    [1440, 900],
  ]) {
    const c = await b.newContext({
      viewport: { width: w!, height: h! },
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
      hasTouch: w === 360,
      colorScheme: (process.env.SCHEME as 'dark') ?? 'dark',
    });
    await c.addInitScript(
      ([code]) => {
        localStorage.setItem('lang', code!);
        localStorage.setItem('hisLang', code!);
      },
      [codes[lang]!],
    );
    const page = await c.newPage();
    for (const [name, path] of Object.entries(pages)) {
      await page.goto(base + path);
      await page.waitForTimeout(2500);
      const over = await page.evaluate(() => {
        const out: string[] = [];
        const W = document.documentElement.clientWidth;
        if (document.documentElement.scrollWidth > W)
          out.push(`page wider: ${document.documentElement.scrollWidth}`);
        for (const el of document.querySelectorAll<HTMLElement>(
          'button, a, h1, h2, h3, p, span, b, label, li, dt, dd, th, td',
        )) {
          const r = el.getBoundingClientRect();
          if (r.width === 0 || r.height === 0) continue;
          const s = getComputedStyle(el);
          if (
            el.scrollWidth > el.clientWidth + 1 &&
            el.clientWidth > 0 &&
            s.overflowX !== 'visible' &&
            s.overflowX !== 'auto' &&
            s.overflowX !== 'scroll'
          )
            out.push(
              `cut ${el.tagName} "${el.textContent?.slice(0, 40)}" ${el.scrollWidth}>${el.clientWidth}`,
            );
          if (
            el.scrollHeight > el.clientHeight + 3 &&
            s.overflowY === 'hidden' &&
            el.clientHeight > 0
          )
            out.push(
              `cutV ${el.tagName} "${el.textContent?.slice(0, 40)}" ${el.scrollHeight}>${el.clientHeight}`,
            );
        }
        return [...new Set(out)];
      });
      console.log(lang, w, name, over.join('\n    '));
      await page.screenshot({
        path: `/tmp/lshots/${name}-${lang}-${w}${process.env.SCHEME === 'light' ? '-light' : ''}.png`,
        fullPage: !process.env.FOLD,
      });
    }
    await c.close();
  }
await b.close();
