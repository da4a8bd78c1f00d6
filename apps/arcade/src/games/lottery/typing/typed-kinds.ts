// The kinds of lotteries whose tickets are typed row by row. The pad itself is loaded with them.
const kinds = new Set(['THAI', 'HANOI', 'LAO', 'YEEKEE', 'D4']);

export const isTyped = (kind: string): boolean => kinds.has(kind);
