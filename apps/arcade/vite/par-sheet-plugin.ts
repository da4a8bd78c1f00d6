// Works out the odds that the help of a slot prints while the games are built: the exact census of
// a full cycle takes a second that no player should wait for.
import type { Plugin } from 'vite';
import { games, parSheet } from '@baize/engines';

const name = 'virtual:par-sheets';

export function parSheetPlugin(): Plugin {
  return {
    name: 'baize-par-sheets',
    resolveId: (source) => (source === name ? `\0${name}` : undefined),
    load(id) {
      if (id !== `\0${name}`) return undefined;
      const sheets = games
        .filter(({ family }) => family === 'slots')
        .map(({ code, definition }) => [code, parSheet(definition)]);
      return `export const parSheets = ${JSON.stringify(Object.fromEntries(sheets))};`;
    },
  };
}
