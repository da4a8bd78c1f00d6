// A moment in the text of a date and time control, in the player's own zone, and back.

const minuteMs = 60_000;

export function localText(moment: number): string {
  const shifted = moment - new Date(moment).getTimezoneOffset() * minuteMs;
  return new Date(shifted).toISOString().slice(0, 16);
}

/** Undefined for a text that is none. */
export function momentOfLocal(text: string): number | undefined {
  const moment = new Date(text).getTime();
  return Number.isNaN(moment) ? undefined : moment;
}
