// The reason of a refusal as texts know it: their choices take no hyphens.
export const refusedBy = (reason: string) => ({
  facts: { reason: reason.replaceAll('-', '_') },
});
