// Every screen, who opens it, and the text on it once it is complete. The walks that look at all
// screens read this list, so a new screen is added here once.
import { expect, type Locator, type Page } from '@playwright/test';
import type { TextKey, TextValues } from '@baize/i18n';
import { Lobby } from './player/lobby.ts';
import { Chat } from './player/chat.ts';
import { beneath, Site } from './player/site.ts';
import { SecurityCentre, type SecurityView } from './player/security-centre.ts';
import { VendorGame } from './player/vendor-game.ts';
import { beginning, t } from './texts.ts';

export interface Screen {
  readonly name: string;
  readonly path: string;
  /** The press after arriving, for screens that lie above a page. */
  readonly open?: (page: Page) => Promise<void>;
  readonly shows: (page: Page) => Locator;
}

export const heading = (text: TextKey) => (page: Page) =>
  page.getByRole('heading', { name: t(text) }).first();
export const dialog = (title: TextKey, values?: TextValues) => (page: Page) =>
  page.getByRole('dialog', { name: t(title, values) });
const press = (text: TextKey) => (page: Page) =>
  page
    .getByRole('banner')
    .getByRole('button', { name: t(text), exact: true })
    .click();

/** Pages that look the same for every visitor and member. */
const open: readonly Screen[] = [
  { name: 'home', path: '/', shows: heading('home.trust-money-title') },
  { name: 'games', path: '/rng', shows: heading('catalogue.category-RNG') },
  { name: 'few games', path: '/live', shows: heading('catalogue.category-LIVE') },
  { name: 'Vietnamese lotteries', path: '/Vnlottery', shows: heading('catalogue.vn-lottery') },
  { name: 'fairness', path: '/fairness', shows: heading('fairness.title') },
  { name: 'VIP', path: '/vip', shows: heading('vip.compare') },
  {
    name: 'how the jackpots work',
    path: '/rng',
    open: (page) => page.getByRole('button', { name: t('jackpots.how-it-works') }).click(),
    shows: dialog('jackpots.how-it-works'),
  },
  { name: 'help', path: '/help', shows: heading('help.money-title') },
  {
    name: 'notices',
    path: '/',
    open: (page) => page.getByRole('button', { name: t('home.notices-all') }).click(),
    shows: dialog('notices.title'),
  },
  {
    name: 'search, found',
    path: beneath,
    open: async (page) => {
      const box = page.getByRole('combobox', { name: t('search.title') });
      // A page that was drawn beforehand hears keys only once its own code is at work.
      await expect(async () => {
        await page.keyboard.press('/');
        await expect(box).toBeVisible({ timeout: 1000 });
      }).toPass();
      await box.fill('lot');
    },
    shows: (page) => dialog('search.title')(page).getByRole('option').first(),
  },
  { name: 'becoming an agent', path: '/join', shows: heading('join.fair-title') },
  { name: 'points mall', path: '/pointMall', shows: heading('points.rules-title') },
  {
    name: 'prize draws',
    path: '/draws',
    shows: (page) => page.getByRole('heading', { name: t('draws.title'), level: 1 }),
  },
  { name: 'apps', path: '/down', shows: heading('download.lines') },
  { name: 'credits', path: '/credits', shows: heading('download.credits-title') },
  { name: 'no such page', path: '/nowhere', shows: heading('shell.page-not-found') },
];

export const visitorScreens: readonly Screen[] = [
  ...open,
  {
    name: 'game, signed out',
    path: '/game?game=golden-lotus-20&vendor=BAIZE',
    shows: (page) => page.getByText(t('catalogue.sign-in-to-play')),
  },
  {
    name: 'games of a vendor above the page',
    path: beneath,
    open: async (page) => {
      const lobby = new Lobby(page);
      await lobby.entry('LIVE').hover();
      await lobby.vendor('Harbourlight').click();
    },
    shows: (page) =>
      page.getByRole('dialog', { name: 'Harbourlight' }).getByRole('article').first(),
  },
  {
    name: 'chat, signed out',
    path: `${beneath}?chat=rooms`,
    shows: (page) => new Chat(page).panel.getByText(t('chat.sign-in-title')),
  },
  { name: 'gate', path: '/login', shows: heading('identity.sign-in-title') },
  {
    name: 'sign-in',
    path: beneath,
    open: press('shell.sign-in'),
    shows: dialog('identity.sign-in-title'),
  },
  {
    name: 'forgotten password',
    path: beneath,
    open: async (page) => {
      await press('shell.sign-in')(page);
      await page.getByRole('button', { name: t('identity.forgot-password') }).click();
    },
    shows: dialog('identity.forgot-title'),
  },
  {
    name: 'registration',
    path: '/register',
    shows: (page) => dialog('identity.register-title')(page).getByRole('checkbox').first(),
  },
];

const centre = (name: string, title: TextKey): Screen => ({
  name,
  path: `${beneath}?mc=${name}`,
  shows: (page) =>
    dialog('shell.member-centre')(page).getByRole('heading', { name: t(title), exact: true }),
});

/** Another view of the security centre, whole when this text stands on it. */
const security = (view: SecurityView, whole: TextKey): Screen => ({
  name: `security centre, ${view}`,
  path: `${beneath}?mc=securityCenter`,
  open: (page) => new SecurityCentre(page).turnTo(view),
  shows: (page) => new SecurityCentre(page).centre.getByText(t(whole), { exact: true }).first(),
});

/** The dialog of a button in a row of the security centre. */
function asking(
  [row, button]: readonly [TextKey, TextKey],
  title: TextKey,
  view: SecurityView = 'overview',
): Screen {
  return {
    name: `security centre, ${t(row)}: ${t(button)}`,
    path: `${beneath}?mc=securityCenter`,
    open: async (page) => {
      const centre = new SecurityCentre(page);
      await centre.turnTo(view);
      await centre.press(row, button);
    },
    shows: dialog(title),
  };
}

export const securityScreens: readonly Screen[] = [
  security('devices', 'security.logins'),
  security('privacy', 'security.export'),
  {
    name: 'security centre, picture',
    path: `${beneath}?mc=securityCenter`,
    open: async (page) => {
      const { centre } = new SecurityCentre(page);
      await centre.getByRole('button', { name: t('security.change-icon') }).click();
    },
    shows: dialog('security.change-icon'),
  },
  {
    name: 'security centre, profile',
    path: `${beneath}?mc=securityCenter`,
    open: async (page) => {
      const { centre } = new SecurityCentre(page);
      await centre.getByRole('button', { name: t('security.edit-profile') }).click();
    },
    shows: dialog('security.edit-profile'),
  },
  asking(['identity.password', 'security.change'], 'identity.change-password'),
  asking(['identity.mobile', 'security.change'], 'security.bind-mobile'),
  asking(['identity.email', 'security.change'], 'security.bind-email'),
  asking(['identity.payment-password', 'security.change'], 'security.change-payment-password'),
  asking(['factors.totp', 'factors.set-up'], 'factors.totp-title'),
  asking(['factors.passkeys', 'factors.passkey-add'], 'factors.passkey-add'),
  asking(['security.identity', 'security.verify'], 'security.identity'),
  asking(['security.close-account', 'security.close-account'], 'security.close-account', 'privacy'),
];

/** The confirmation dialogs of safer play. */
const saferPlay = (button: TextKey, asks: (page: Page) => Locator): Screen => ({
  name: `safer play, ${t(button)}`,
  path: `${beneath}?mc=limits`,
  open: (page) => page.getByRole('button', { name: t(button), exact: true }).click(),
  shows: asks,
});

export const memberScreens: readonly Screen[] = [
  { name: 'home, signed in', path: '/', shows: heading('home.trust-money-title') },
  {
    name: 'own seeds',
    path: '/fairness',
    shows: (page) => page.getByText(t('fairness.reveal-why')),
  },
  {
    name: 'rooms',
    path: '/pvp',
    shows: (page) => new Lobby(page).shelf(t('catalogue.rooms')).getByRole('button').first(),
  },
  { name: 'favourites', path: '/favourites', shows: heading('catalogue.favourites') },
  { name: 'points mall, own', path: '/pointMall', shows: heading('points.rewards') },
  {
    name: 'game of a vendor',
    path: '/game?game=SBXB-headshot-duel&vendor=SBXB',
    shows: (page) => new VendorGame(page, 'Headshot Duel').playButton,
  },
  {
    name: 'chat, a room',
    path: `${beneath}?chat=rooms`,
    shows: (page) => new Chat(page).message(t('chat.house-welcome')),
  },
  {
    name: 'chat, customer service',
    path: `${beneath}?chat=service`,
    shows: (page) => new Chat(page).panel.getByText(t('chat.service-intro')),
  },
  centre('securityCenter', 'identity.security-centre'),
  centre('transferFund', 'wallet.wallet'),
  centre('personalProfit', 'reports.title'),
  centre('depositv2', 'wallet.deposit'),
  centre('withdraw', 'wallet.withdraw'),
  centre('personalHistoryCopy', 'wagering.betting-record'),
  centre('transactionHistory', 'wallet.account-record'),
  centre('rebates', 'wallet.rebates'),
  centre('limits', 'wagering.safer-play'),
  {
    ...centre('referral', 'shell.invite-friends'),
    shows: (page) =>
      dialog('shell.member-centre')(page).getByRole('list', { name: t('invitations.rules') }),
  },
  saferPlay(
    'wagering.break-24',
    dialog('wagering.break-confirm-title', { span: t('wagering.break-24') }),
  ),
  saferPlay('wagering.exclusion-ask', dialog('wagering.exclusion-confirm-title')),
  {
    name: 'safer play, a limit',
    path: `${beneath}?mc=limits`,
    open: (page) =>
      page
        .getByRole('button', { name: beginning(t('wagering.set-limit')) })
        .first()
        .click(),
    shows: (page) => dialog('shell.member-centre')(page).locator('form').first(),
  },
  { name: 'VIP, signed in', path: '/vip', shows: heading('vip.compare') },
  centre('playerRank', 'vip.my-level'),
  centre('messageV2', 'notices.inbox'),
  centre('feedback', 'shell.feedback'),
  {
    name: 'signing out',
    path: beneath,
    open: async (page) => void (await new Site(page).askToSignOut(knownMember.username)),
    shows: dialog('shell.sign-out'),
  },
];

/** Accounts of the demo world: an agent, and a member who has deposited and played. */
export const knownAgent = { username: 'agent01', password: 'Lotus2026' } as const;
export const knownMember = { username: 'player01', password: 'Lotus2026' } as const;
