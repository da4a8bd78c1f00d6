// The draft of the registration form outlives the closed popup, but not the tab, and never holds a
// password or a code.
import { create } from 'zustand';
import { secretFields, type Typed } from './register-rules.ts';

export interface Draft {
  readonly typed: Typed;
  readonly countryDialingCode: string;
  readonly agreed: boolean;
}

const blank: Draft = { typed: {}, countryDialingCode: '', agreed: false };

export const useRegisterDraft = create<Draft>()(() => blank);

export function keepDraft(part: Partial<Draft>): void {
  useRegisterDraft.setState(part);
}

export function keepTyped(part: Typed): void {
  const { typed } = useRegisterDraft.getState();
  useRegisterDraft.setState({ typed: { ...typed, ...part } });
}

/** The form is put away: its secrets are forgotten. */
export function dropSecrets(): void {
  const { typed } = useRegisterDraft.getState();
  const rest = Object.entries(typed).filter(
    ([field]) => !secretFields.some((name) => name === field),
  );
  useRegisterDraft.setState({ typed: Object.fromEntries(rest) });
}

/** Registered: nothing of it is needed any more. */
export function dropDraft(): void {
  useRegisterDraft.setState(blank, true);
}
