// The address bar as the site's own state: the current address, navigation, and links that do not
// reload the page. The browser's history is the only memory.
import {
  type ComponentProps,
  type MouseEvent,
  useEffect,
  useMemo,
  useSyncExternalStore,
} from 'react';
import { fromPage } from './way-back.ts';

export interface Place {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  /** How the visitor came here: by a step of their own, or through the history. */
  readonly came: 'pushed' | 'replaced' | 'through-history';
}

const listeners = new Set<() => void>();
let place = read('through-history');

function read(came: Place['came']): Place {
  const { pathname, search, hash } = location;
  return { pathname, search, hash, came };
}

function moved(came: Place['came']): void {
  place = read(came);
  for (const listener of listeners) listener();
}

const textOf = ({ pathname, search, hash }: Omit<Place, 'came'>) => pathname + search + hash;

addEventListener('popstate', () => {
  // Opening or closing a layer has not moved the page.
  if (textOf(location) !== textOf(place)) moved('through-history');
});

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const useLocation = (): Place => {
  const here = () => place;
  return useSyncExternalStore(listen, here, here);
};

export interface Step {
  readonly replace?: boolean | undefined;
}

/** An invalid address, or one of another site, is ignored. */
const isOurs = (to: string): boolean => /^[/?#](?![/\\])/u.test(to);

/** Goes to an address of this site. */
export function goTo(to: string, { replace = false }: Step = {}): void {
  if (!isOurs(to)) return;
  fromPage(!replace, (entry) => {
    if (replace || entry === 'the layer’s') history.replaceState(null, '', to);
    else history.pushState(null, '', to);
    moved(replace ? 'replaced' : 'pushed');
  });
}

type SearchChange = (now: URLSearchParams) => URLSearchParams;

/** The query of the address, and a function that changes it. */
export function useSearchParams() {
  const { search } = useLocation();
  const params = useMemo(() => new URLSearchParams(search), [search]);
  const change = (next: SearchChange, step?: Step) => {
    const text = next(new URLSearchParams(place.search)).toString();
    goTo(`${place.pathname}${text === '' ? '' : `?${text}`}${place.hash}`, step);
  };
  return [params, change] as const;
}

/** Sends the visitor elsewhere as soon as it is drawn. */
export function Elsewhere({ to }: { to: string }) {
  useEffect(() => goTo(to, { replace: true }), [to]);
  return null;
}

/** A press with a modifier, or on a link for another window, is left to the browser. */
function isPlain(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { metaKey, ctrlKey, shiftKey, altKey, button, currentTarget } = event;
  const held = metaKey || ctrlKey || shiftKey || altKey;
  return button === 0 && !held && ['', '_self'].includes(currentTarget.target);
}

export function Link({ href, onClick, children, ...rest }: ComponentProps<'a'> & { href: string }) {
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlain(event)) return;
    event.preventDefault();
    goTo(href);
  };
  return (
    <a {...rest} href={href} onClick={press}>
      {children}
    </a>
  );
}
