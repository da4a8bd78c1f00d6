// A screen whose code and texts load only when it is opened. It can be preloaded, for example when
// a pointer comes near its link; after a failed load the next attempt tries again.
import { type ComponentType, lazy, type ReactNode, useState } from 'react';
import { isServerThere } from './line.ts';
import type { TextPart } from './texts/parts.ts';
import { needTexts } from './texts/texts.ts';

export interface LazyScreen<Props> {
  (props: Props): ReactNode;
  preload(): Promise<unknown>;
}

const loadTimeoutMs = 120_000;

/** A screen's code or texts did not arrive: the network is gone, or the site was renewed. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
  /** Makes the screen ask again at its next wish: what failed is remembered else. */
  again: () => void = () => undefined;
}

function inTime<T>(arriving: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new ChunkLoadError('timeout')), loadTimeoutMs);
    arriving
      .then(resolve, async (cause: unknown) => {
        const why = (await isServerThere()) ? 'missing' : 'offline';
        reject(new ChunkLoadError(why, { cause }));
      })
      .finally(() => clearTimeout(timer));
  });
}

export function lazyScreen<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  parts: readonly TextPart[] = [],
): LazyScreen<Props> {
  let arriving: Promise<{ default: ComponentType<Props> }> | undefined;
  let here: ComponentType<object> | undefined;
  const arrive = () => {
    arriving ??= inTime(Promise.all([load(), needTexts(parts)]))
      .then(([screen]) => {
        here = screen as unknown as ComponentType<object>;
        return { default: screen };
      })
      .catch((error: unknown) => {
        arriving = undefined;
        if (error instanceof ChunkLoadError) error.again = begin;
        throw error;
      });
    return arriving;
  };
  let Screen: ComponentType<object>;
  const begin = () => {
    Screen = lazy(arrive) as unknown as ComponentType<object>;
  };
  begin();
  const Lazy = (props: Props) => {
    // Loaded code is drawn at once; it stays the same for as long as it is on the page.
    const [Drawn] = useState(() => here ?? Screen);
    return <Drawn {...props} />;
  };
  return Object.assign(Lazy, { preload: () => arrive().catch(() => undefined) });
}
