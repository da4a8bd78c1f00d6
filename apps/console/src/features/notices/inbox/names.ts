// The names in a list that staff wrote or pasted: by line, comma or blank, each once.
export const namesIn = (text: string): string[] => [
  ...new Set(text.split(/[\s,;]+/u).filter((name) => name !== '')),
];
