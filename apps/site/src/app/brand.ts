// The brand as the page shows it: its name and pictures are written in the page itself, so that
// nothing else is ever shown; its colours change on open pages.
import { useEffect } from 'react';
import type { LogoPicture } from '@baize/ui';
import { type Brand, useBrand } from './status.ts';

type Face = Pick<Brand, 'name' | 'look'>;

const noLook: Brand['look'] = {
  theme: '',
  logo: '',
  logoRatio: 0,
  icon: '',
  hero: '',
  heroTitle: {},
  heroText: {},
};

let written: Face | undefined;

/** The data that the server has written into the page. */
function faceOfPage(): Face {
  const meta = document.querySelector<HTMLMetaElement>('meta[name=brand]');
  written ??= meta
    ? (JSON.parse(meta.content) as Face)
    : { name: document.title || 'Baize', look: noLook };
  return written;
}

export const useFace = (): Face => useBrand() ?? faceOfPage();

export const brandPicture = (file: string): string => `/wps/brand/picture/${file}`;

export function logoOf({ look: { logo, logoRatio } }: Face): LogoPicture | undefined {
  return logo === '' ? undefined : { address: brandPicture(logo), ratio: logoRatio };
}

/** Takes on a style sheet; the old one goes when the new one is there, so that nothing flashes. */
function wear(theme: string): void {
  const worn = document.getElementById('brand-theme');
  const href = `/wps/brand/theme/${theme}`;
  if (theme === '') worn?.remove();
  else if (worn?.getAttribute('href') !== href) {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    worn?.removeAttribute('id');
    link.id = 'brand-theme';
    link.onload = () => worn?.remove();
    document.head.append(link);
  }
}

function showIcon(icon: string): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  const href = icon === '' ? '/icons/mark.svg' : `/wps/brand/icon/${icon}`;
  if (link === null || link.getAttribute('href') === href) return;
  link.type = icon === '' ? 'image/svg+xml' : 'image/png';
  link.href = href;
}

/** Keeps the page in the brand's colours and under its icon. */
export function useBrandWorn(): void {
  const look = useBrand()?.look;
  const theme = look?.theme;
  const icon = look?.icon;
  useEffect(() => {
    if (theme !== undefined) wear(theme);
  }, [theme]);
  useEffect(() => {
    if (icon !== undefined) showIcon(icon);
  }, [icon]);
}
