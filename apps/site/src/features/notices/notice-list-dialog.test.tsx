// The notice list above the page: nine a page, the pressed one first and open, each with its text.
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { translatorOf } from '@baize/i18n/compile';
import { queryClient } from '../../app/query-client.ts';
import { currentText, showTexts } from '../../app/texts/texts.ts';
import { announcementsQuery, type Announcements } from './announcements.ts';
import { NoticeListDialog } from './notice-list-dialog.tsx';
import { openNotices, useNoticeList } from './notice-list.ts';

const notice = (at: number) => ({
  id: `n${at}`,
  title: `Notice ${at}`,
  content: `<p>Text <b>${at}</b></p>`,
  externalLink: '',
  startDate: '2026-01-02 00:00:00',
});

beforeEach(() => {
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  showTexts(translatorOf('en'));
  queryClient.clear();
  const said = {
    player: Array.from({ length: 20 }, (_, at) => notice(at)),
    banners: [],
    popup: [],
    promotion: [],
  };
  const { queryKey } = announcementsQuery(currentText().tag, undefined);
  queryClient.setQueryData(queryKey, said as unknown as Announcements);
});

const titles = () =>
  [...document.querySelectorAll('summary strong')].map(({ textContent }) => textContent);
const named = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => `Notice ${from + at}`);

// @proves L62 L166
test('the pressed notice is first and open, nine stand on a page, the rest on the next', () => {
  openNotices(12);
  render(
    <QueryClientProvider client={queryClient}>
      <NoticeListDialog />
    </QueryClientProvider>,
  );
  expect(titles()).toEqual(['Notice 12', ...named(0, 7)]);
  const open = [...document.querySelectorAll('details[open]')];
  expect(open).toHaveLength(1);
  expect(open[0]?.querySelector('b')?.textContent).toBe('12');
  fireEvent.click(screen.getByRole('button', { name: 'Page 2', hidden: true }));
  expect(titles()).toEqual([...named(8, 11), ...named(13, 17)]);
  fireEvent.click(screen.getByRole('button', { name: 'Page 3', hidden: true }));
  expect(titles()).toEqual(['Notice 18', 'Notice 19']);
  expect(document.querySelectorAll('details[open]')).toHaveLength(0);
  fireEvent.click(screen.getByLabelText('Close'));
  expect(useNoticeList.getState().at).toBeUndefined();
});
