// One topic as this process knows it: its last number, the latest frames, and who follows it. An
// event out of turn is never passed on: what is missing is read first.
import type { EventLog, NumberedMessage } from './event-log.ts';
import { encodeEvent } from './frame.ts';

export interface Numbered {
  readonly seq: number;
  readonly frame: Buffer;
}

export interface Follower {
  /** Frames that follow one another, the first right after what was sent before. */
  receive(topic: Topic, frames: readonly Numbered[]): void;
  /** Asks anew what is open to the follower. */
  review(): Promise<void>;
  /** Events were lost that can no longer be read. */
  miss(topic: Topic): void;
}

const ringSize = 256;
const readMax = 1000;

export class Topic {
  readonly name: string;
  readonly followers = new Set<Follower>();
  readonly #log: EventLog;
  #last = 0;
  #ring: Numbered[] = [];
  #reading: Promise<void> | undefined;
  #again = false;

  constructor(name: string, log: EventLog) {
    this.name = name;
    this.#log = log;
  }

  get last(): number {
    return this.#last;
  }

  /** Starts at a number that was just read from the database. */
  begin(last: number): void {
    this.#last = Math.max(this.#last, last);
  }

  /** A process told this event on the bus. */
  hear(message: NumberedMessage): void {
    if (message.seq <= this.#last) return;
    if (this.#reading || message.seq > this.#last + 1) return void this.refresh();
    this.#pass([message]);
  }

  /** Reads whatever lies between what we know and what there is. */
  refresh(): Promise<void> {
    if (this.#reading) this.#again = true;
    this.#reading ??= this.#read().finally(() => {
      this.#reading = undefined;
    });
    return this.#reading;
  }

  async #read(): Promise<void> {
    do {
      this.#again = false;
      const messages = await this.#log.after(this.name, this.#last, readMax);
      const first = messages[0];
      if (first && first.seq > this.#last + 1) {
        this.#ring = [];
        for (const follower of this.followers) follower.miss(this);
      }
      if (messages.length > 0) this.#pass(messages);
      if (messages.length === readMax) this.#again = true;
    } while (this.#again);
  }

  #pass(messages: readonly NumberedMessage[]): void {
    const frames = messages.map((one) => ({ seq: one.seq, frame: encodeEvent(one) }));
    this.#last = messages.at(-1)?.seq ?? this.#last;
    this.#ring = [...this.#ring, ...frames].slice(-ringSize);
    for (const follower of this.followers) follower.receive(this, frames);
  }

  /** The frames after `seq`, from memory or the database; undefined when some are gone for good. */
  async since(seq: number): Promise<readonly Numbered[] | undefined> {
    if (seq >= this.#last) return [];
    const kept = this.#ring.filter((one) => one.seq > seq);
    if (kept[0]?.seq === seq + 1) return kept;
    const messages = await this.#log.after(this.name, seq, readMax);
    if (messages[0]?.seq !== seq + 1) return undefined;
    return messages.map((one) => ({ seq: one.seq, frame: encodeEvent(one) }));
  }
}
