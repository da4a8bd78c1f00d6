// The place of everything about limits, blocks and inactive accounts among what was read.
export const limitsKey = ['deposit-limits'] as const;
