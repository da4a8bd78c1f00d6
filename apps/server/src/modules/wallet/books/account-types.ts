// The family's numbers of kinds of accounts.
export const accountTypes = { cash: 2, bonus: 3, other: 0 } as const;
