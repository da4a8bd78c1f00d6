// A promotion is made by form: a template fills it, the preview follows, and a refusal stands at
// the part that it concerns.
import { freeBetGames } from '@baize/engines';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { client } from '../../../app/client.ts';
import { given, refused, showDesk } from '../../../app/testing/show-desk.tsx';
import { PromotionPage } from '../promotion-page.tsx';
import { promotion, segment } from '../testing.ts';

afterEach(() => vi.restoreAllMocks());

beforeEach(() => {
  vi.spyOn(client.promotions, 'findSegments').mockResolvedValue(given({ list: [segment] }));
});

const may = ['promotions.view', 'promotions.edit', 'promotions.publish'] as const;
const path = '/promotions/:id';
const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const card = (title: string) => {
  const found = screen.getByRole('heading', { name: title }).closest('section');
  if (found === null) throw new Error(`no part ${title}`);
  return within(found);
};

function showNew() {
  showDesk(<PromotionPage />, { may, at: '/promotions/new', path });
}

test('a first deposit bonus is written and sent with its terms', async () => {
  const create = vi.spyOn(client.promotions, 'createPromotion');
  create.mockResolvedValue(given(promotion));
  vi.spyOn(client.promotions, 'openPromotion').mockResolvedValue(given(promotion));
  showNew();
  fill('Title', 'Welcome');
  fill('Percent', '25.5');
  fill('At most', '400');
  fill('In all', '20,000');
  fireEvent.click(screen.getByRole('button', { name: 'Write the terms from the rules' }));
  const step = 'A deposit of P 1,000.00 gives P 255.00 bonus money.';
  expect(screen.getByText(step, { selector: 'b' })).toBeTruthy();
  // (255 + 1,000) × 10
  expect(screen.getByText('P 12,550.00 must be staked within 14 days.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(create).toHaveBeenCalledOnce());
  const sent = create.mock.calls[0]?.[0];
  expect(sent?.texts.titles).toEqual({ en: 'Welcome' });
  const terms = sent?.texts.terms['en']?.replaceAll('\u00A0', ' ');
  expect(terms).toContain('P 12,550.00 must be staked within 14 days.');
  expect(sent?.spec.tiers[0]?.rewards[0]?.share).toMatchObject({ hundredths: 2550, max: '400' });
  expect(sent?.spec.budget.total).toBe('20000');
});

test('a template replaces the rules and keeps what was written', () => {
  showNew();
  fill('Title', 'Welcome');
  fill('Start from', 'sign-in');
  expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('Welcome');
  expect(screen.getByText('Step 2 gives P 25.00 in cash.', { selector: 'b' })).toBeTruthy();
  expect(screen.getByLabelText<HTMLSelectElement>('Trigger').value).toBe('signed-in');
});

test('a refusal stands at the part that it concerns', async () => {
  const create = vi.spyOn(client.promotions, 'createPromotion');
  create.mockResolvedValue(refused('promotion-budget-too-low', 'The budget is too low.'));
  showNew();
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await card('What it may cost').findByText('The budget is too low.')).toBeTruthy();
  expect(screen.getAllByText('The budget is too low.')).toHaveLength(1);
});

test('the version that is shown is published', async () => {
  const ahead = { ...promotion, version: 3 };
  vi.spyOn(client.promotions, 'openPromotion').mockResolvedValue(given(ahead));
  const publish = vi.spyOn(client.promotions, 'publishPromotion');
  publish.mockResolvedValue(given({ ...ahead, proposedBy: 'olga' }));
  showDesk(<PromotionPage />, { may, at: '/promotions/p1', path });
  expect(await screen.findByText('Version 3 is not published')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Publish' }));
  const dialog = within(screen.getByRole('dialog'));
  fireEvent.click(dialog.getByRole('button', { name: 'Publish' }));
  await waitFor(() => expect(publish).toHaveBeenCalledWith({ id: 'p1', version: 3 }));
});

test('a promotion is stopped with a reason, and what is due can be taken away', async () => {
  vi.spyOn(client.promotions, 'openPromotion').mockResolvedValue(given(promotion));
  const stop = vi.spyOn(client.promotions, 'stopPromotion');
  stop.mockResolvedValue(given({ ...promotion, stage: 'stopped' }));
  showDesk(<PromotionPage />, { may, at: '/promotions/p1', path });
  fireEvent.click(await screen.findByRole('button', { name: 'Stop' }));
  const dialog = within(screen.getByRole('dialog'));
  fireEvent.click(dialog.getByLabelText(/Keep what is due/u));
  fireEvent.change(dialog.getByLabelText('Reason'), { target: { value: 'abused' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Stop' }));
  await waitFor(() =>
    expect(stop).toHaveBeenCalledWith({ id: 'p1', reason: 'abused', keepDue: false }),
  );
});

test('staff without the permission read a promotion and change nothing', async () => {
  vi.spyOn(client.promotions, 'openPromotion').mockResolvedValue(given(promotion));
  showDesk(<PromotionPage />, { may: ['promotions.view'], at: '/promotions/p1', path });
  expect(await screen.findByText('Published by tomas')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Stop' })).toBeNull();
  expect(screen.getByLabelText('Title').matches(':disabled')).toBe(true);
});

test('a draft is tried on the past, for a segment; a change makes the result old', async () => {
  const attempt = vi.spyOn(client.promotions, 'tryPromotion').mockResolvedValue(
    given({
      members: 410,
      rewards: 500,
      cost: '12300.0000',
      currency: 'PHP',
      looked: 9000,
      isWhole: false,
    }),
  );
  showNew();
  await screen.findByRole('option', { name: 'Regulars' });
  fill('Segment', 's1');
  fill('Days to look at', '62');
  fireEvent.click(screen.getByRole('button', { name: 'Try it' }));
  const told = 'In the last 62 days this would have cost P 12,300.00 and reached 410 members.';
  expect(await screen.findByText(told)).toBeTruthy();
  expect(attempt.mock.calls[0]?.[0]).toMatchObject({
    days: 62,
    spec: { audience: { segment: 's1' } },
  });
  expect(screen.getByText('P 30.00')).toBeTruthy();
  expect(screen.getByText(/more members than a trial looks at/u)).toBeTruthy();
  expect(screen.queryByText(/draft has changed/u)).toBeNull();
  fill('Percent', '60');
  expect(screen.getByText(/draft has changed/u)).toBeTruthy();
});

test('a trial that is impossible is told', async () => {
  vi.spyOn(client.promotions, 'tryPromotion').mockResolvedValue(
    refused('promotion-trial-impossible', 'The past does not show it.'),
  );
  showNew();
  fireEvent.click(screen.getByRole('button', { name: 'Try it' }));
  expect(await screen.findByText('The past does not show it.')).toBeTruthy();
});

test('a picture is chosen, or sent as PNG or JPEG', async () => {
  const digest = 'ab'.repeat(32);
  const send = vi.spyOn(client.promotions, 'sendPromotionPicture');
  send.mockResolvedValue(given({ picture: digest }));
  showNew();
  expect(screen.getByLabelText<HTMLInputElement>('Picture: Chest').checked).toBe(true);
  fireEvent.click(screen.getByLabelText('Picture: Crown'));
  expect(screen.getByLabelText<HTMLInputElement>('Picture: Crown').checked).toBe(true);
  const sent = (type: string) =>
    fireEvent.change(screen.getByLabelText('Upload a picture'), {
      target: { files: [new File(['x'], 'p', { type })] },
    });
  sent('image/gif');
  expect(await screen.findByText('Choose a PNG or JPEG under 5 MB.')).toBeTruthy();
  expect(send).not.toHaveBeenCalled();
  sent('image/png');
  const own = await screen.findByLabelText<HTMLInputElement>('Picture: Your own picture');
  expect(own.checked).toBe(true);
});

test('free rounds are of a slot at one of its stakes, with terms of their wins', async () => {
  const create = vi.spyOn(client.promotions, 'createPromotion');
  create.mockResolvedValue(given(promotion));
  vi.spyOn(client.promotions, 'openPromotion').mockResolvedValue(given(promotion));
  showNew();
  fill('Reward', 'free-rounds');
  fill('How much', '20');
  fill('Slot', 'jade-tumble');
  fill('Stake of one round', '1.0000');
  expect(screen.queryByLabelText('The deposit counts in the requirement')).toBeNull();
  fill('Times to wager', '5');
  fill('Days to play them, and to wager the bonus', '10');
  fireEvent.click(screen.getByRole('button', { name: 'Write the terms from the rules' }));
  // In the terms, and in what members will read of them.
  const written = /played within 10 days\. Wins become a bonus, to be staked 5 times/u;
  expect(screen.getAllByText(written)).toHaveLength(2);
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(create).toHaveBeenCalledOnce());
  expect(create.mock.calls[0]?.[0]?.spec.tiers[0]?.rewards[0]).toMatchObject({
    kind: 'free-rounds',
    amount: '20',
    share: null,
    gameCode: 'jade-tumble',
    stake: '1.0000',
    terms: { times: 5, days: 10, withDeposit: false, sticky: false },
  });
});

test('a free bet is of a game that takes one, and says between which stakes', async () => {
  const create = vi.spyOn(client.promotions, 'createPromotion');
  create.mockResolvedValue(given(promotion));
  vi.spyOn(client.promotions, 'openPromotion').mockResolvedValue(given(promotion));
  showNew();
  fill('Reward', 'free-bet');
  expect(screen.queryByLabelText('Stake of one round')).toBeNull();
  const games = screen.getByLabelText<HTMLSelectElement>('Game');
  expect([...games.options].map(({ value }) => value)).toEqual(
    freeBetGames.map(({ code }) => code),
  );
  fill('Game', 'mines');
  fill('How much', '50');
  fill('Times to wager', '0');
  fill('Days to use it, and to wager the bonus', '10');
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(create).toHaveBeenCalledOnce());
  expect(create.mock.calls[0]?.[0]?.spec.tiers[0]?.rewards[0]).toMatchObject({
    kind: 'free-bet',
    amount: '50',
    share: null,
    gameCode: 'mines',
    stake: '0',
    terms: { times: 0, days: 10, withDeposit: false, sticky: false },
  });
});
