// Elements come into sight when the test says so.
type Seen = (entries: readonly { target: Element; isIntersecting: boolean }[]) => void;

/** To be stubbed in place of IntersectionObserver. */
export class Eyes {
  static all: Eyes[] = [];
  readonly watched = new Set<Element>();
  private readonly seen: Seen;
  constructor(seen: Seen) {
    this.seen = seen;
    Eyes.all.push(this);
  }
  observe(target: Element) {
    this.watched.add(target);
  }
  unobserve(target: Element) {
    this.watched.delete(target);
  }
  disconnect() {
    this.watched.clear();
  }
  static tell(target: Element, isIntersecting: boolean) {
    for (const { watched, seen } of Eyes.all)
      if (watched.has(target)) seen([{ target, isIntersecting }]);
  }
}
