// The steps after a sign-in and before play: a password that must be changed first, then the
// welcome of a first sign-in or a note of the last one. A due password outlives a reload.
import { create } from 'zustand';
import { openDialog } from '../dialogs.ts';
import { readStored, writeStored } from '../stored.ts';

export interface Arrival {
  readonly first: boolean;
  readonly lastLogin: { readonly at: number; readonly ip: string } | null;
  readonly passwordDue: boolean;
}

export const useArrival = create<{ arrival: Arrival | undefined }>()(() => ({
  arrival: undefined,
}));

/** Asks what is due after a sign-in; what was wanted before it waits until that is answered. */
export function askNext(arrival: Arrival): void {
  useArrival.setState({ arrival });
  if (arrival.passwordDue) writeStored('session', 'cpw', '1');
  openDialog(arrival.passwordDue ? 'change-password' : 'after-login');
}

export const isPasswordDue = (): boolean => readStored('session', 'cpw') === '1';

/** The password was changed: what was put off for it comes now. */
export function passwordSettled(): void {
  writeStored('session', 'cpw', undefined);
}
