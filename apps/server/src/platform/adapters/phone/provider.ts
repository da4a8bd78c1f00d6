// The interface of an outside provider of phone verification: the player's browser asks it for a
// code and shows it back, and gets a signed token that says whose number was proved and when. The
// house only judges the token. [S20]

export interface PhoneProvider {
  readonly name: string;
  /** The provider's address for browsers, and its name for this brand. */
  about(): PhoneProject;
  /** Whether the token is the provider's own, for this brand and still alive; used or not. */
  verify(idToken: string, now: number): Promise<PhoneFinding>;
}

export interface PhoneProject {
  readonly baseUrl: string;
  readonly project: string;
}

export type PhoneFinding =
  | { readonly ok: true; readonly phoneNumber: string; readonly provedAt: number }
  | { readonly ok: false; readonly refused: PhoneTokenRefused };

export type PhoneTokenRefused =
  | 'not-understood'
  | 'signature-wrong'
  | 'audience-wrong'
  | 'issuer-wrong'
  | 'expired'
  | 'provider-away';
