// Retries a picture that failed to load: it is never shown as broken, and is requested again once
// the connection is back. A phone turned meanwhile requests a picture it never had.
import type { SyntheticEvent } from 'react';

type PictureEvent = SyntheticEvent<HTMLImageElement>;

export const askedAgain = {
  onLoad: ({ currentTarget: image }: PictureEvent) => {
    image.hidden = false;
  },
  onError: ({ currentTarget: image }: PictureEvent) => {
    image.hidden = true;
    const ask = () => image.setAttribute('src', image.getAttribute('src') ?? '');
    window.addEventListener('online', ask, { once: true });
  },
} as const;
