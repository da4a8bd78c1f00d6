// The title of the tab: what is shown, then the brand.
import { useEffect } from 'react';
import { useFace } from './brand.ts';

export function usePageTitle(title: string): void {
  const { name } = useFace();
  useEffect(() => {
    document.title = title === '' ? name : `${title} · ${name}`;
  }, [title, name]);
}
