// Which page of a centre lies above the page: it is part of the address, so a reload or a link
// leads back to it. Only one centre is open at a time.
import { useSearchParams } from './address.tsx';

const parameters = ['mc', 'ac'] as const;

export function useCentreAddress(parameter: (typeof parameters)[number]) {
  const [search, setSearch] = useSearchParams();
  const asked = search.get(parameter);
  const change = (next: string | undefined) => {
    setSearch(
      (now) => {
        const changed = new URLSearchParams(now);
        for (const other of parameters) changed.delete(other);
        if (next !== undefined) changed.set(parameter, next);
        return changed;
      },
      { replace: parameters.some((one) => search.has(one)) },
    );
  };
  return { asked, change };
}
