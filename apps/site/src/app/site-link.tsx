// A link inside the site. When a pointer, a finger or the focus comes near, the screen it leads to
// is preloaded.
import type { ComponentProps } from 'react';
import { Link } from './address.tsx';
import { fetchAhead } from './fetch-ahead.ts';

export interface SiteLinkProps extends Omit<ComponentProps<typeof Link>, 'href'> {
  to: string;
}

export function SiteLink({ to, ...rest }: SiteLinkProps) {
  const near = () => fetchAhead(to);
  return <Link {...rest} href={to} onPointerEnter={near} onTouchStart={near} onFocus={near} />;
}
