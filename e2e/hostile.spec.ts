// Text by staff may be hostile, by malice or by mistake: none of it runs where players read it, no
// link leads to code, and neither endless words nor bidirectional letters break a page.
import { expect, test, type Page } from '@playwright/test';
import { unwrap, type Client } from '@baize/client';
import { shippedLocales } from '@baize/i18n';
import { operatorOf, registerMember } from './people.ts';
import { Site } from './player/site.ts';
import { t } from './texts.ts';
import { whatSticksOut } from './writings.ts';
import { alone } from './worlds.ts';

const turned = '\u{202E}desrever';
const endless = 'W'.repeat(70);
const name = `${turned} <img src=x onerror=ran()> WWW`;
const title = `${turned} <img src=x onerror=ran()> ${endless}`;
const content = `
  <p onclick="ran()" style="position:fixed;inset:0;z-index:9999">${turned} ${endless.repeat(5)}</p>
  <script>ran()</script><style>body{display:none}</style>
  <img src="x" onerror="ran()"><svg onload="ran()"><a href="javascript:ran()">s</a></svg>
  <a href="javascript:ran()">a way</a> <a href=" data:text/html,<script>ran()</script>">another</a>
  <a href="JaVa&#10;ScRiPt:ran()">a third</a> <a href="//evil.example/x">a fourth</a>
  <iframe src="javascript:parent.ran()"></iframe><form action="javascript:ran()"><button>go</button>
  </form><table><tr><th>${endless}</th><td>${endless}</td></tr></table><pre>${endless}</pre>
  <details ontoggle="ran()" open><summary>${endless}</summary></details>`;

const everywhere = (text: string) =>
  Object.fromEntries(shippedLocales.map(({ tag }) => [tag, text]));
const words = { titles: everywhere(title), contents: everywhere(content) };

/** Code that ran, links that lead to code, and parts that overflow, on phone and desktop. */
async function harmOn(page: Page): Promise<string[]> {
  const harm: string[] = [];
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    harm.push(...(await whatSticksOut(page)).map((what) => `${width}: ${what}`));
  }
  const within = await page.evaluate(() => {
    const links = [...document.querySelectorAll('a[href], form[action], iframe[src]')];
    const leading = links.filter((link) => {
      const to =
        link.getAttribute('href') ?? link.getAttribute('action') ?? link.getAttribute('src');
      return (
        !/^(https?:|mailto:|tel:|blob:|[/#?])/u.test(to ?? '') || to?.startsWith('//') === true
      );
    });
    return [
      ...(Reflect.has(globalThis, 'ran!') ? ['something ran'] : []),
      ...leading.map((link) => `leads to ${link.outerHTML.slice(0, 90)}`),
      ...[...document.querySelectorAll('main script, dialog script, [onclick], [onerror]')].map(
        (one) => `stands there: ${one.outerHTML.slice(0, 90)}`,
      ),
    ];
  });
  return [...harm, ...within];
}

async function withHostileWords(operator: Client, journey: () => Promise<void>): Promise<void> {
  const { name: before, heroTitle, heroText } = unwrap(await operator.brand.getFace());
  const notice = {
    place: 'w_home',
    platform: 'all',
    execution: 'B',
    art: 'rng',
    on: true,
  } as const;
  const always = { link: '', showsFrom: null, showsUntil: null };
  unwrap(await operator.brand.setWords({ name, heroTitle, heroText }));
  const made = await Promise.all(
    (['player', 'banner'] as const).map(async (kind) =>
      unwrap(await operator.notices.createNotice({ kind, ...notice, ...words, ...always })),
    ),
  );
  const article = unwrap(await operator.help.addArticle({ subject: 'start', ...words, on: true }));
  try {
    await journey();
  } finally {
    unwrap(await operator.brand.setWords({ name: before, heroTitle, heroText }));
    for (const { noticeId } of made) unwrap(await operator.notices.removeNotice({ noticeId }));
    const { articleId } = article;
    unwrap(await operator.help.saveArticle({ articleId, subject: 'start', ...words, on: false }));
  }
}

async function watch(page: Page): Promise<void> {
  await page.addInitScript(() =>
    Object.assign(globalThis, { ran: () => Object.assign(globalThis, { 'ran!': true }) }),
  );
}

// @proves L62
test(
  'text by staff neither runs as code nor breaks a page',
  { tag: alone },
  async ({ page }, { project }) => {
    await watch(page);
    const site = new Site(page);
    await withHostileWords(await operatorOf(project.metadata['console']), async () => {
      await site.open('/');
      await expect(page.getByRole('contentinfo')).toContainText('<img src=x');
      expect(await harmOn(page), 'home').toEqual([]);
      await page.getByRole('button', { name: t('home.notices-all') }).click();
      await expect(site.dialog('notices.title')).toContainText('desrever');
      expect(await harmOn(page), 'notices').toEqual([]);
      await site.open('/help');
      await page.locator('summary').filter({ hasText: 'desrever' }).first().click();
      await expect(page.getByText('a third')).toBeVisible();
      expect(await harmOn(page), 'help').toEqual([]);
    });
  },
);

// @proves L53
test('a message by staff neither runs as code nor breaks the inbox', async ({ page, baseURL }, {
  project,
}) => {
  const operator = await operatorOf(project.metadata['console']);
  const { token, username } = await registerMember(baseURL ?? '');
  const message = { ...words, audience: 'named' as const, usernames: [username] };
  unwrap(await operator.notices.sendMessage(message));
  await watch(page);
  const session = { token, account: username, username, isAgent: '0' };
  await page.addInitScript((kept) => {
    for (const [key, value] of Object.entries(kept)) sessionStorage.setItem(key, value);
  }, session);
  const site = new Site(page);
  await site.open('/credits?mc=messageV2');
  const centre = site.dialog('shell.member-centre');
  await centre.locator('summary').filter({ hasText: 'desrever' }).first().click();
  await expect(centre.getByText('a third')).toBeVisible();
  expect(await harmOn(page)).toEqual([]);
});

// @proves L62
test(
  'no link of a notice or contact leads to code or to another host in disguise',
  { tag: alone },
  async ({ page }, { project }) => {
    const operator = await operatorOf(project.metadata['console']);
    const notice = {
      place: 'w_home',
      platform: 'all',
      execution: 'B',
      art: 'rng',
      on: true,
    } as const;
    const plain = { titles: everywhere('Plain'), contents: {}, showsFrom: null, showsUntil: null };
    const traps = ['javascript:alert(1)', 'data:text/html,x', '//evil.example', '/\\evil.example'];
    for (const link of [...traps, 'JAVASCRIPT:x', ' https://evil.example', 'http://evil.example']) {
      const made = await operator.notices.createNotice({
        kind: 'banner',
        ...notice,
        ...plain,
        link,
      });
      expect(made.ok, link).toBe(false);
      const { service: _, ...rest } = unwrap(await operator.brand.getContacts());
      const kept = await operator.brand.setContacts({ ...rest, service: link });
      expect(kept.ok, link).toBe(false);
    }
    await page.goto('/');
    expect(await harmOn(page)).toEqual([]);
  },
);
