// The pause before a lost request is repeated: it grows, and ends at once when the browser reports
// that the connection is back.

const pausesMs = [1000, 2000, 4000] as const;
const longestMs = 6000;

export function waitForConnection(attempt: number, view: Window = window): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      view.clearTimeout(timer);
      view.removeEventListener('online', done);
      resolve();
    };
    const timer = view.setTimeout(done, pausesMs[attempt - 1] ?? longestMs);
    view.addEventListener('online', done);
  });
}
