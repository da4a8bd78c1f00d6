// The data of the panel of second factors, and what it needs from its front end.
import type { Translator } from '@baize/i18n';

export interface PasskeyShown {
  readonly id: string;
  readonly name: string;
  readonly createdAt: number;
  readonly lastUsedAt: number | null;
}

export interface FactorsShown {
  readonly totp: { readonly on: boolean; readonly since: number | null };
  readonly recoveryCodesLeft: number;
  readonly passkeys: readonly PasskeyShown[];
}

export interface TotpBegun {
  readonly secret: string;
  readonly otpauthUrl: string;
}

/** Calls that fail throw; `failureText` says why in the reader's words. */
export interface FactorCalls {
  beginTotp(): Promise<TotpBegun>;
  /** Gives the recovery codes. */
  confirmTotp(code: string): Promise<readonly string[]>;
  removeTotp(): Promise<unknown>;
  renewRecoveryCodes(): Promise<readonly string[]>;
  /** Makes a passkey with this browser and adds it; gives recovery codes with the first factor. */
  addPasskey(name: string): Promise<readonly string[]>;
  renamePasskey(id: string, name: string): Promise<unknown>;
  removePasskey(id: string): Promise<unknown>;
  failureText(error: unknown): string;
}

export interface FactorsParts {
  readonly t: Translator;
  readonly calls: FactorCalls;
}
