// The member of staff signed in to the console in this tab. The token is stored with the tab; its
// owner is read from the server, which alone decides what may be done.
import { create } from 'zustand';
import type { OutputOf, PermissionName, operator } from '@baize/contract';

export type Staff = OutputOf<typeof operator.getStaff>;

const place = 'staffToken';

interface StaffStore {
  readonly token: string | undefined;
  readonly staff: Staff | undefined;
  /** Said once on the sign-in page. */
  readonly note: 'session-over' | undefined;
}

export const useStaffStore = create<StaffStore>()(() => ({
  token: sessionStorage.getItem(place) ?? undefined,
  staff: undefined,
  note: undefined,
}));

export function keepStaff(token: string, staff: Staff): void {
  sessionStorage.setItem(place, token);
  useStaffStore.setState({ token, staff, note: undefined });
}

/** The session goes on under another token. */
export function renewToken(token: string): void {
  sessionStorage.setItem(place, token);
  useStaffStore.setState({ token });
}

export function forgetStaff(note?: StaffStore['note']): void {
  sessionStorage.removeItem(place);
  useStaffStore.setState({ token: undefined, staff: undefined, note });
}

export function useMay(permission: PermissionName | undefined): boolean {
  const staff = useStaffStore((store) => store.staff);
  return permission === undefined || (staff?.permissions.includes(permission) ?? false);
}
