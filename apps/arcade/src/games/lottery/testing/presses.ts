// Presses and readings of a player in a lottery's room, for the tests of its screens.
import { translatorOf } from '@baize/i18n/compile';
import { fireEvent, screen, within } from '@testing-library/react';

/** The texts, as the player reads them. */
export const t = translatorOf('en');

/** A narrow window, with motion. */
export const media = (query: string) =>
  Object.assign(new EventTarget(), { media: query, matches: false });

/** Amounts are written with a blank that does not break. */
export const spaced = (text: string | null) => (text ?? '').replaceAll('\u00A0', ' ');

export function button(wanted: string | RegExp): HTMLButtonElement {
  const isIt = (name: string) =>
    typeof wanted === 'string' ? spaced(name) === wanted : wanted.test(spaced(name));
  return screen.getByRole('button', { name: isIt });
}

export const press = (wanted: string | RegExp) => fireEvent.click(button(wanted));
export const isDisabled = (wanted: string | RegExp) => button(wanted).disabled;
export const choose = (name: string | RegExp) => fireEvent.click(screen.getByRole('tab', { name }));

/** Presses a number of a row. */
export const pick = (row: string, value: number) =>
  fireEvent.click(
    within(screen.getByRole('group', { name: row })).getByRole('button', {
      name: new RegExp(`^0?${value}(,|$)`, 'u'),
    }),
  );

export const ticketRegion = { name: t('lottery-play.ticket') };
export const ticket = () => spaced(screen.getByRole('region', ticketRegion).textContent);
