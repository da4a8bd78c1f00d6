// A carrier's answer to a mail or text message: accepted, refused for good, or not accepted now and
// worth another try.

export type Carried =
  | {
      readonly taken: true;
      /** Whether the company tells later whether it arrived. */
      readonly reportDue: boolean;
    }
  | {
      readonly taken: false;
      /** Whether another try may succeed. */
      readonly again: boolean;
      /** In words for the sender; never the recipient and never what was said. */
      readonly reason: string;
    };

export const taken: Carried = { taken: true, reportDue: false };

export const refused = (reason: string): Carried => ({ taken: false, again: false, reason });

export const notNow = (reason: string): Carried => ({ taken: false, again: true, reason });
