// For a picture that the line could not bring: never shown as a broken one, and asked for again
// once the line is back. A phone that was turned meanwhile asks for a picture it never had.
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
