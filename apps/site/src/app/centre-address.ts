// The page of a centre that lies above the page: it is part of the address, so a reload or a link
// leads back to it. Only one centre is open at a time.
import { useSearchParams } from './address.tsx';

export const centreParameters = ['mc', 'ac'] as const;

export function useCentreAddress(parameter: (typeof centreParameters)[number]) {
  const [search, setSearch] = useSearchParams();
  const asked = search.get(parameter);
  const change = (next: string | undefined) => {
    setSearch(
      (now) => {
        const changed = new URLSearchParams(now);
        for (const other of centreParameters) changed.delete(other);
        if (next !== undefined) changed.set(parameter, next);
        return changed;
      },
      { replace: centreParameters.some((one) => search.has(one)) },
    );
  };
  return { asked, change };
}
