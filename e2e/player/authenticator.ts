// Second factors of a person: the app on a phone that shows six digits, and the device that keeps
// passkeys, simulated by the browser itself.
import { createHmac } from 'node:crypto';
import type { CDPSession, Page } from '@playwright/test';

const stepMs = 30_000;
const base32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** An authenticator app that was given a key: its codes are those of RFC 6238. */
export class AuthenticatorApp {
  readonly #key: Buffer;
  #usedStep = 0;

  constructor(secret: string) {
    this.#key = bytesOf(secret.replaceAll(/\s/gu, ''));
  }

  /** A code that was not shown before: a used one opens nothing, and the next one is good early. */
  code(): string {
    const now = Math.floor(Date.now() / stepMs);
    this.#usedStep = Math.max(now, this.#usedStep + 1);
    if (this.#usedStep > now + 1) throw new Error('the app has no fresh code for half a minute');
    return this.#codeOf(this.#usedStep);
  }

  #codeOf(step: number): string {
    const counter = Buffer.alloc(8);
    counter.writeBigUInt64BE(BigInt(step));
    const digest = createHmac('sha1', this.#key).update(counter).digest();
    const offset = (digest.at(-1) ?? 0) & 0xf;
    const number = (digest.readUInt32BE(offset) & 0x7fff_ffff) % 1_000_000;
    return String(number).padStart(6, '0');
  }
}

function bytesOf(secret: string): Buffer {
  const bits = Array.from(secret, (letter) => base32.indexOf(letter).toString(2).padStart(5, '0'));
  const bytes = bits.join('').match(/.{8}/gu) ?? [];
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
}

/** A device that keeps passkeys and is touched on demand. */
export class PasskeyDevice {
  readonly #session: CDPSession;
  readonly #authenticatorId: string;

  private constructor(session: CDPSession, authenticatorId: string) {
    this.#session = session;
    this.#authenticatorId = authenticatorId;
  }

  static async of(page: Page): Promise<PasskeyDevice> {
    const session = await page.context().newCDPSession(page);
    await session.send('WebAuthn.enable');
    const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: false,
      },
    });
    return new PasskeyDevice(session, authenticatorId);
  }

  /** Somebody holds a finger on it meanwhile. */
  async whileTouched(act: () => Promise<void>): Promise<void> {
    await this.#touch(true);
    await act();
    await this.#touch(false);
  }

  async #touch(enabled: boolean): Promise<void> {
    const authenticatorId = this.#authenticatorId;
    const simulation = { authenticatorId, enabled };
    await this.#session.send('WebAuthn.setAutomaticPresenceSimulation', simulation);
  }
}
