// A screen whose code and texts arrive only when it is wanted. It can be fetched ahead, for
// example when a pointer comes near its link; after a failed fetch the next wish tries again.
import { type ComponentType, lazy, type ReactNode, useState } from 'react';
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
}

function inTime<T>(arriving: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new ChunkLoadError('timeout')), loadTimeoutMs);
    arriving
      .then(resolve, (cause: unknown) => {
        reject(new ChunkLoadError('missing', { cause }));
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
        throw error;
      });
    return arriving;
  };
  const Screen = lazy(arrive) as unknown as ComponentType<object>;
  const Lazy = (props: Props) => {
    // What is here already is drawn at once; it stays the same for as long as it is on the page.
    const [Drawn] = useState(() => here ?? Screen);
    return <Drawn {...props} />;
  };
  return Object.assign(Lazy, { preload: () => arrive().catch(() => undefined) });
}
