// A plain surface with a hairline edge; its title and the content beside it share a line.
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './card.module.css';

export interface CardProps extends Omit<ComponentProps<'section'>, 'title'> {
  title?: ReactNode;
  aside?: ReactNode;
  icon?: ReactNode;
  padded?: boolean | undefined;
}

export function Card(props: CardProps) {
  const { title, aside, icon, padded = true, className, children, ...rest } = props;
  const hasHead = title !== undefined || aside !== undefined;
  return (
    <section
      {...rest}
      className={classNames(styles['card'], padded && styles['padded'], className)}
    >
      {hasHead ? (
        <header className={styles['head']}>
          <h2 className={styles['title']}>
            {icon}
            {title}
          </h2>
          {aside === undefined ? null : <div className={styles['aside']}>{aside}</div>}
        </header>
      ) : null}
      {children}
    </section>
  );
}
