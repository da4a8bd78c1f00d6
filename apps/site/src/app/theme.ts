// The theme, as chosen in this browser: dark by default.
import { applyAppearance, isTheme, type Theme } from '@baize/ui';
import { create } from 'zustand';
import { readStored, writeStored } from './stored.ts';

function storedTheme(): Theme {
  const kept = readStored('local', 'theme');
  return isTheme(kept) ? kept : 'dark';
}

export const useTheme = create<{ theme: Theme; choose: (theme: Theme) => void }>()((set) => ({
  theme: storedTheme(),
  choose(theme) {
    writeStored('local', 'theme', theme);
    applyAppearance({ theme });
    set({ theme });
  },
}));
