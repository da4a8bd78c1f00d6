// A screen whose code and texts load only when it is opened. It can be preloaded, for example when
// a pointer comes near its link. A failed load is repeated while the server has the release of this
// page: a line that comes back may lose one more file.
import { type ComponentType, lazy, type ReactNode, useState } from 'react';
import { askRelease } from './line.ts';
import type { TextPart } from './texts/parts.ts';
import { needTexts } from './texts/texts.ts';

export interface LazyScreen<Props> {
  (props: Props): ReactNode;
  preload(): Promise<unknown>;
}

const loadTimeoutMs = 120_000;
const firstPauseMs = 250;
const lastPauseMs = 1000;

/**
 * A screen's code or texts did not arrive: the site was renewed (`missing`), the server is away
 * (`offline`), or it is there and the file did not come (`lost`), or not in time (`timeout`).
 */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
  /** Makes the screen ask again at its next wish: what failed is remembered else. */
  again: () => void = () => undefined;
}

function inTime<T>(arriving: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new ChunkLoadError('timeout')), loadTimeoutMs);
    arriving.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** A sheet that did not arrive is not asked for again by itself. */
function renewSheets(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) {
    if (link.sheet === null) link.replaceWith(link.cloneNode());
  }
}

const reasons = { away: 'offline', newer: 'missing', same: 'lost' } as const;

async function insist<T>(load: () => Promise<T>, pauseMs = firstPauseMs): Promise<T> {
  try {
    return await load();
  } catch (cause) {
    const release = await askRelease();
    if (release !== 'same' || pauseMs > lastPauseMs) {
      throw new ChunkLoadError(reasons[release], { cause });
    }
  }
  await new Promise((resolve) => setTimeout(resolve, pauseMs));
  renewSheets();
  return insist(load, pauseMs * 2);
}

export function lazyScreen<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  parts: readonly TextPart[] = [],
): LazyScreen<Props> {
  let arriving: Promise<{ default: ComponentType<Props> }> | undefined;
  let here: ComponentType<object> | undefined;
  const arrive = () => {
    arriving ??= inTime(insist(() => Promise.all([load(), needTexts(parts)])))
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
