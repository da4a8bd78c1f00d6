// A moment in the text of a date and time control, in the zone of the browser, and back.

const pad = (part: number) => String(part).padStart(2, '0');

export function momentText(moment: number | null): string {
  if (moment === null) return '';
  const at = new Date(moment);
  const day = [
    String(at.getFullYear()).padStart(4, '0'),
    pad(at.getMonth() + 1),
    pad(at.getDate()),
  ];
  return `${day.join('-')}T${pad(at.getHours())}:${pad(at.getMinutes())}`;
}

/** Null for no moment and for a text that is none. */
export function momentOf(text: string): number | null {
  const moment = new Date(text).getTime();
  return Number.isNaN(moment) ? null : moment;
}
