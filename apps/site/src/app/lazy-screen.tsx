// A screen whose code and texts arrive only when it is wanted. It can be fetched ahead, for
// example when a pointer comes near its link; after a failed fetch the next wish tries again.
import { type ComponentType, lazy, type ReactNode } from 'react';
import type { TextPart } from './texts/parts.ts';
import { needTexts } from './texts/texts.ts';

export interface LazyScreen<Props> {
  (props: Props): ReactNode;
  preload(): Promise<unknown>;
}

export function lazyScreen<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  parts: readonly TextPart[] = [],
): LazyScreen<Props> {
  let arriving: Promise<{ default: ComponentType<Props> }> | undefined;
  const arrive = () => {
    arriving ??= Promise.all([load(), needTexts(parts)])
      .then(([screen]) => ({ default: screen }))
      .catch((error: unknown) => {
        arriving = undefined;
        throw error;
      });
    return arriving;
  };
  const Screen = lazy(arrive) as unknown as ComponentType<object>;
  const Lazy = (props: Props) => <Screen {...props} />;
  return Object.assign(Lazy, { preload: () => arrive().catch(() => undefined) });
}
