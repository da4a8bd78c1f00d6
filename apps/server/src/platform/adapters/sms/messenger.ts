// The interface of a carrier of text messages, and its later reports on them.
import type { Carried } from '../carried.ts';

export interface TextMessage {
  /** Names this message: the same one sent again has the same. */
  readonly id: string;
  /** In E.164 form, e.g. +639171234567. */
  readonly to: string;
  readonly text: string;
  /** The purpose, e.g. `login`, and the language: a provider may have templates of its own. */
  readonly purpose: string;
  readonly locale: string;
  readonly facts: Readonly<Record<string, string | number>>;
  /** From then on it is of no use to anybody. */
  readonly expiresAt: number;
}

export interface TextMessenger {
  send(message: TextMessage): Promise<Carried>;
  /** Reads what the provider tells of a message later; absent where none does. */
  readReport?(report: GivenReport): ReadReport;
}

export interface GivenReport {
  readonly signature: string | undefined;
  readonly body: Uint8Array;
  readonly now: number;
}

export type ReadReport =
  | { readonly ok: true; readonly report: DeliveryReport }
  | { readonly ok: false };

export interface DeliveryReport {
  readonly id: string;
  readonly state: 'delivered' | 'failed';
  readonly reason: string;
}

export const phoneNumber = /^\+[1-9]\d{6,14}$/;
