// What the platform sent to a person's phone or mailbox, as the sandbox keeps it for the operator.
// A journey does what makes a message and gets what stands in the next one, never in an older one.
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
  async codeOf(recipient: string, deed: () => Promise<unknown>): Promise<string> {
    return this.#next(recipient, codePattern, deed);
  }

  /** The link to set a new password that comes of this. */
  async linkOf(recipient: string, deed: () => Promise<unknown>): Promise<string> {
    return this.#next(recipient, linkPattern, deed);
  }

  async #next(recipient: string, pattern: RegExp, deed: () => Promise<unknown>): Promise<string> {
    const before = new Set((await this.#messages(recipient)).map(({ id }) => id));
    await deed();
    const fresh = async () => {
      const messages = await this.#messages(recipient);
      const found = messages.filter(({ id }) => !before.has(id));
      return found.map(({ body }) => pattern.exec(body)?.[0]).find(Boolean) ?? '';
    };
    await expect.poll(fresh, { message: `a message to ${recipient}` }).not.toBe('');
    return fresh();
  }

  async #messages(recipient: string) {
    const page = { pageNo: 1, pageSize: 50 };
    const { list } = unwrap(await this.#operator.operator.listOutbox(page));
    return list.filter((message) => message.recipient.endsWith(recipient));
  }
}
