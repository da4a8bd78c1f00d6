// Segments are listed with what they ask for, counted when it is asked, written and changed.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { client } from '../../../app/client.ts';
import { given, refused, showDesk } from '../../../app/testing/show-desk.tsx';
import { segment } from '../testing.ts';
import { Segments } from './segments.tsx';

const may = ['promotions.view', 'promotions.edit'] as const;
const { segmentId: _id, version: _version, name: _name, ...filter } = segment;

beforeEach(() => {
  vi.spyOn(client.promotions, 'findSegments').mockResolvedValue(given({ list: [segment] }));
});
afterEach(() => vi.restoreAllMocks());

const dialog = () => within(screen.getByRole('dialog'));
const fill = (label: string, value: string) =>
  fireEvent.change(dialog().getByLabelText(label), { target: { value } });

test('a segment says what it asks for, and how many it reaches', async () => {
  const count = vi.spyOn(client.promotions, 'countSegment');
  count.mockResolvedValue(given({ members: 410, looked: 5000, isWhole: true }));
  showDesk(<Segments />, { may });
  expect(await screen.findByRole('heading', { name: 'Regulars' })).toBeTruthy();
  for (const words of [
    'VIP level from 2',
    'PH, ID',
    'Signed in within 7 days',
    'Number of deposits 1 to 9',
  ])
    expect(screen.getByText(words)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Count members' }));
  expect(await screen.findByText('410 of 5,000 members')).toBeTruthy();
  expect(count).toHaveBeenCalledWith(filter);
});

test('a new segment is written; its count is of what is asked for', async () => {
  const create = vi.spyOn(client.promotions, 'createSegment').mockResolvedValue(given(segment));
  const count = vi.spyOn(client.promotions, 'countSegment');
  count.mockResolvedValue(given({ members: 7, looked: 1_000_000, isWhole: false }));
  showDesk(<Segments />, { may });
  fireEvent.click(await screen.findByRole('button', { name: 'New segment' }));
  fill('Name', 'Quiet members');
  fill('Not signed in for (days)', '30');
  fill('Countries', 'ph');
  fireEvent.click(dialog().getByRole('button', { name: 'Count members' }));
  const part = '7 of the first 1,000,000 members; there are more';
  expect(await dialog().findByText(part)).toBeTruthy();
  fill('Deposits at least', '2');
  expect(dialog().queryByText(part)).toBeNull();
  fireEvent.click(dialog().getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(create.mock.calls[0]?.[0]).toMatchObject({
      name: 'Quiet members',
      unseenFor: 30,
      countries: ['PH'],
      depositsMin: 2,
      levelMin: null,
    }),
  );
});

test('a segment is changed under the version that was read; a refusal is told', async () => {
  const edit = vi.spyOn(client.promotions, 'editSegment');
  edit.mockResolvedValue(refused('segment-changed', 'Somebody changed it.'));
  showDesk(<Segments />, { may });
  fireEvent.click(await screen.findByRole('button', { name: 'Edit Regulars' }));
  fill('Lowest VIP level', '');
  fireEvent.click(dialog().getByRole('button', { name: 'Save' }));
  expect(await dialog().findByText('Somebody changed it.')).toBeTruthy();
  const asked = { ...filter, levelMin: null, id: 's1', version: 3, name: 'Regulars' };
  expect(edit).toHaveBeenCalledWith(asked);
});

test('staff without the permission read segments and change none', async () => {
  showDesk(<Segments />, { may: ['promotions.view'] });
  expect(await screen.findByRole('heading', { name: 'Regulars' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'New segment' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Edit Regulars' })).toBeNull();
});

test('no segment says so', async () => {
  vi.spyOn(client.promotions, 'findSegments').mockResolvedValue(given({ list: [] }));
  showDesk(<Segments />, { may });
  expect(await screen.findByText(/There is no segment yet/u)).toBeTruthy();
});
