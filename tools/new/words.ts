// The spellings of one name: kebab-case on disk, camelCase for values, PascalCase for types, and
// plain words for sentences.

export const kebabPattern = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;

export const camel = (kebab: string): string =>
  kebab.replaceAll(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

export const pascal = (kebab: string): string => {
  const name = camel(kebab);
  return `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`;
};

export const words = (kebab: string): string => kebab.replaceAll('-', ' ');

/** As the first words of a sentence. */
export const sentence = (kebab: string): string => {
  const plain = words(kebab);
  return `${plain.slice(0, 1).toUpperCase()}${plain.slice(1)}`;
};

/** The name under which the texts of a locale are exported: `zh-Hans` is `zhHans`. */
export const localeConstant = (tag: string): string =>
  tag.replaceAll(/-([A-Za-z])/g, (_, letter: string) => letter.toUpperCase());
