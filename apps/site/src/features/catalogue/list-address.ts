// The choices of a list of games, kept in the address: a vendor, a name, classes, and a kind.
import { useSearchParams } from '../../app/address.tsx';

export function useListAddress() {
  const [search, setSearch] = useSearchParams();
  const change = (name: string, value: string | undefined) =>
    setSearch(
      (now) => {
        const changed = new URLSearchParams(now);
        if (value === undefined || value === '') changed.delete(name);
        else changed.set(name, value);
        return changed;
      },
      { replace: true },
    );
  return {
    vendor: search.get('page') ?? undefined,
    name: search.get('q') ?? '',
    classes: (search.get('class') ?? '').split(',').filter((one) => one !== ''),
    kind: search.get('kind') ?? '',
    change,
  };
}
