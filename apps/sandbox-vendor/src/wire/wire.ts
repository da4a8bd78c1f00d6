// Sends a message to the platform, in the style that the platform and this brand agreed on.
// Anything but a plain yes or no (silence, a fault, a message that was not judged) counts as no
// answer: the sender repeats the message under the same request id.
import { Agent, request as requestPlain } from 'node:http';
import type { Kind } from '../rounds/course.ts';
import type { Session } from '../store/sessions.ts';

export interface Call {
  readonly kind: Kind | 'balance';
  readonly session: Session;
  readonly requestId: string;
  readonly round: string;
  /** The request id of the bet that is taken back. */
  readonly bet: string;
  readonly amount: string;
  readonly at: number;
}

export interface Answer {
  readonly taken: boolean;
  /** The name of the refusal. */
  readonly error: string;
  readonly balance: string | undefined;
}

/** A message as it goes out. */
export interface Sealed {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface Style {
  seal(call: Call): Sealed;
  /** Spoils the proof of who sent it. */
  spoil(sealed: Sealed): Sealed;
  /** Undefined where the platform did not judge the message. */
  read(status: number, body: string): Answer | undefined;
}

export interface Platform {
  send(sealed: Sealed): Promise<{ status: number; body: string } | undefined>;
  close(): void;
}

/** The way to the platform; gives nothing when no answer comes in time. */
export function platformAt(url: string, answerMsMax: number): Platform {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 });
  return {
    send: (sealed) =>
      new Promise((resolve) => {
        const asked = requestPlain(
          new URL(sealed.path, url),
          { method: 'POST', agent, headers: sealed.headers, timeout: answerMsMax },
          (response) => {
            const chunks: Buffer[] = [];
            response.on('data', (chunk: Buffer) => chunks.push(chunk));
            response.on('error', () => resolve(undefined));
            response.on('end', () => {
              const body = Buffer.concat(chunks).toString();
              resolve({ status: response.statusCode ?? 0, body });
            });
          },
        );
        asked.on('timeout', () => asked.destroy());
        asked.on('error', () => resolve(undefined));
        asked.on('close', () => resolve(undefined));
        asked.end(sealed.body);
      }),
    close: () => agent.destroy(),
  };
}
