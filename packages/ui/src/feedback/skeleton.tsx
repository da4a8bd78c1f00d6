// The box of something still on its way, in the size it will have, so that nothing jumps.
import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import styles from './skeleton.module.css';

export interface SkeletonProps extends ComponentProps<'span'> {
  shape?: 'line' | 'block' | 'circle' | 'tile' | undefined;
}

export function Skeleton({ shape = 'line', className, ...rest }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      {...rest}
      className={classNames(styles['skeleton'], styles[shape], className)}
    />
  );
}
