// Short notices that come and go. The newest three are kept; a notice with an action, or of a
// refusal, stays until it is answered unless a time is asked for.

export type ToastKind = 'plain' | 'good' | 'bad';

export interface Toast {
  id: number;
  kind: ToastKind;
  text: string;
  detail?: string | undefined;
  action?: { label: string; run: () => void } | undefined;
  ttlSeconds?: number | undefined;
}

export type NewToast = Omit<Toast, 'id' | 'kind'> & { kind?: ToastKind | undefined };

const keptMax = 3;
const ttlSecondsDefault = 6;

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();
const timers = new Map<number, ReturnType<typeof setTimeout>>();

function change(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

export function showToast(fresh: NewToast): number {
  lastId += 1;
  const id = lastId;
  const toast: Toast = { ...fresh, id, kind: fresh.kind ?? 'plain' };
  const stays = toast.action !== undefined || toast.kind === 'bad';
  const ttlSeconds = toast.ttlSeconds ?? (stays ? undefined : ttlSecondsDefault);
  if (ttlSeconds !== undefined) {
    timers.set(
      id,
      setTimeout(() => dismissToast(id), ttlSeconds * 1000),
    );
  }
  for (const old of toasts.slice(0, Math.max(0, toasts.length + 1 - keptMax))) forget(old.id);
  change([...toasts, toast].slice(-keptMax));
  return id;
}

export function dismissToast(id: number): void {
  forget(id);
  change(toasts.filter((toast) => toast.id !== id));
}

function forget(id: number): void {
  clearTimeout(timers.get(id));
  timers.delete(id);
}

export function currentToasts(): readonly Toast[] {
  return toasts;
}

export function listenToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
