// The theme that the player chose on the site, for rooms that are read and not only watched.
import { applyAppearance, isTheme } from '@baize/ui';
import { useEffect } from 'react';

export function useSiteTheme(): void {
  useEffect(() => {
    const apply = () => {
      try {
        const theme = localStorage.getItem('theme');
        if (isTheme(theme)) applyAppearance({ theme });
      } catch {
        // Refused storage: the page keeps the theme it has.
      }
    };
    apply();
    window.addEventListener('storage', apply);
    return () => window.removeEventListener('storage', apply);
  }, []);
}
