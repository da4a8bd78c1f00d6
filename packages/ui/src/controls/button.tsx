// A button in one of four voices. A view has at most one primary: the brass one.
// While loading it keeps its width, says so to assistive technology and takes no second press.
import { LoaderCircleIcon } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './button.module.css';

export type ButtonKind = 'primary' | 'secondary' | 'ghost' | 'danger';
export type ControlSize = 'small' | 'medium' | 'large';

export interface ButtonLook {
  kind?: ButtonKind | undefined;
  size?: ControlSize | undefined;
  full?: boolean | undefined;
}

/** The classes of a button, for a link that looks like one. */
export function buttonClass({ kind = 'secondary', size = 'medium', full }: ButtonLook): string {
  return classNames(styles['button'], styles[kind], styles[size], full && styles['full']);
}

export interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  icon?: ReactNode;
  iconEnd?: ReactNode;
  loading?: boolean | undefined;
}

export function Button(props: ButtonProps) {
  const { kind, size, full, icon, iconEnd, loading = false, className, children, ...rest } = props;
  return (
    <button
      type="button"
      {...rest}
      className={classNames(buttonClass({ kind, size, full }), className)}
      disabled={rest.disabled === true || loading}
      aria-busy={loading || undefined}
    >
      {loading ? <LoaderCircleIcon className={styles['spinner']} /> : icon}
      <span className={styles['label']}>{children}</span>
      {iconEnd}
    </button>
  );
}
