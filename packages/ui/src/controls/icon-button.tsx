// A button that shows only an icon and still has a name: `label` is read out and shown on hover.
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { type ButtonKind, buttonClass, type ControlSize } from './button.tsx';
import styles from './icon-button.module.css';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  label: string;
  icon: ReactNode;
  kind?: ButtonKind | undefined;
  size?: ControlSize | undefined;
  /** A count or dot in the corner, e.g. unread notices. */
  badge?: ReactNode;
}

export function IconButton(props: IconButtonProps) {
  const { label, icon, kind = 'ghost', size, badge, className, ...rest } = props;
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      className={classNames(buttonClass({ kind, size }), styles['square'], className)}
    >
      {icon}
      {badge === undefined ? null : <span className={styles['badge']}>{badge}</span>}
    </button>
  );
}
