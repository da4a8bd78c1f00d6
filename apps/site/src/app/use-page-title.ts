// The title of the tab: what is shown, then the brand.
import { useEffect } from 'react';
import { useBrand } from './status.ts';

export function usePageTitle(title: string): void {
  const name = useBrand()?.name ?? 'Baize';
  useEffect(() => {
    document.title = title === '' ? name : `${title} · ${name}`;
  }, [title, name]);
}
