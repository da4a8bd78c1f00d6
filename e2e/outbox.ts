// The messages sent to a person's phone or mailbox, as the sandbox keeps them for the operator. A
// journey triggers a message and reads the next one, never an older one.
import { expect } from '@playwright/test';
import { unwrap, type Client } from '@baize/client';

const codePattern = /\b\d{7}\b/u;
const linkPattern = /https?:\/\/\S+#recover=[\w-]+/u;

export class Outbox {
  readonly #operator: Client;

  constructor(operator: Client) {
    this.#operator = operator;
  }

  /** The code that comes of this. */
  async codeOf(recipient: string, act: () => Promise<unknown>): Promise<string> {
    return this.#next(recipient, codePattern, act);
  }

  /** The link to set a new password that comes of this. */
  async linkOf(recipient: string, act: () => Promise<unknown>): Promise<string> {
    return this.#next(recipient, linkPattern, act);
  }

  /** The content of the message that this action triggers. */
  async matchOf(recipient: string, pattern: RegExp, act: () => Promise<unknown>): Promise<string> {
    return this.#next(recipient, pattern, act);
  }

  async #next(recipient: string, pattern: RegExp, act: () => Promise<unknown>): Promise<string> {
    const before = new Set((await this.#messages(recipient)).map(({ id }) => id));
    await act();
    const fresh = async () => {
      const messages = await this.#messages(recipient);
      for (const { id } of messages.filter((message) => !before.has(message.id))) {
        before.add(id);
        const whole = await this.#reveal(id);
        const found = whole.recipient.endsWith(recipient) && pattern.exec(whole.body)?.[0];
        if (found) return found;
      }
      return '';
    };
    let told = '';
    const asked = async () => (told = await fresh());
    await expect.poll(asked, { message: `a message to ${recipient}` }).not.toBe('');
    return told;
  }

  async #reveal(id: string) {
    return unwrap(await this.#operator.operator.revealOutbox({ id, reason: 'a journey' }));
  }

  /** Messages whose masked recipient may be this one. */
  async #messages(recipient: string) {
    const page = { pageNo: 1, pageSize: 50 };
    const { list } = unwrap(await this.#operator.operator.listOutbox(page));
    const shownOf = (masked: string) => masked.slice(masked.lastIndexOf('*') + 1);
    return list.filter((message) => recipient.endsWith(shownOf(message.recipient)));
  }
}
