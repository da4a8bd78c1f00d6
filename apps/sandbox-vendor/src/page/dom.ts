// Makes elements: a tag with classes, attributes, listeners and children, in one call.
export type Child = Node | string | undefined;

interface Props {
  readonly class?: string;
  readonly on?: Readonly<Record<string, (event: Event) => void>>;
  /** Custom properties of its style, by name without the dashes. */
  readonly vars?: Readonly<Record<string, string | number>>;
  readonly [attribute: string]: unknown;
}

export function el<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  props: Props = {},
  ...children: Child[]
): HTMLElementTagNameMap[K] {
  const made = document.createElement(tag);
  const { class: classes, on = {}, vars = {}, ...attributes } = props;
  if (classes) made.className = classes;
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || value === false) continue;
    made.setAttribute(name, value === true ? '' : String(value));
  }
  for (const [name, listener] of Object.entries(on)) made.addEventListener(name, listener);
  for (const [name, value] of Object.entries(vars)) made.style.setProperty(`--${name}`, `${value}`);
  made.append(...children.filter((child) => child !== undefined));
  return made;
}

export const icon = (name: string, classes = 'icon'): HTMLImageElement =>
  el('img', { class: classes, src: `/page/icons/${name}.svg`, alt: '', draggable: 'false' });

export const isCalm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Waits; shortly where the reader wants no motion. */
export const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, isCalm() ? Math.min(ms, 60) : ms));
