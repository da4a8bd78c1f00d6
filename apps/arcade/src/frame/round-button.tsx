// The great round button that starts a round. While a round is on it takes no press and says so.
import { classNames } from '@baize/ui';
import type { ReactNode } from 'react';
import styles from './round-button.module.css';

export interface RoundButtonProps {
  label: string;
  disabled: boolean;
  busy: boolean;
  onPress: () => void;
  children: ReactNode;
  className?: string | undefined;
}

export function RoundButton(props: RoundButtonProps) {
  const { label, disabled, busy, onPress, children, className } = props;
  return (
    <button
      type="button"
      className={classNames(styles['round'], className)}
      aria-label={label}
      aria-disabled={disabled}
      aria-busy={busy || undefined}
      onClick={() => {
        if (!disabled) onPress();
      }}
      onKeyDown={(event) => {
        // A held key would press again and again; one press is one round.
        if (event.repeat) event.preventDefault();
      }}
    >
      <span className={styles['face']}>{children}</span>
    </button>
  );
}
