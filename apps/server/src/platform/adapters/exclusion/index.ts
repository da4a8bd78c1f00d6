// A register of people who asked not to play, such as a country keeps. It is asked at registration
// and at each sign-in. The sandbox knows a few people by name, so that every flow can be walked.

export interface ExcludedPerson {
  readonly fullName: string;
  /** `yyyy-MM-dd`; null or undefined when it was never told. */
  readonly birthday: string | null | undefined;
  readonly documentKey: string | null | undefined;
}

export interface ExclusionRegister {
  knows(person: ExcludedPerson): Promise<boolean>;
}

const known = ['excluded player', 'pemain tersisih'];

/** Knows everybody who is called Excluded Player or Pemain Tersisih. */
export const sandboxExclusionRegister: ExclusionRegister = {
  knows: async ({ fullName }) => known.includes(fullName.trim().toLowerCase()),
};
