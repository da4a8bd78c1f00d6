// The first picture of a page: art to the end side, words and the next step at the starting side.
// It keeps its own dark ground in either theme and turns with the reading direction.
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './banner.module.css';

export interface BannerProps {
  /** The address of the art without width and ending, e.g. `/art/heroes/golden-lotus-20`. */
  art: string;
  title: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
  /** The heading's rank on its page. */
  level?: 1 | 2 | undefined;
  /** The banner on show when a page opens loads at once. */
  eager?: boolean | undefined;
  className?: string | undefined;
}

const wideWidth = 1200;
const wideHeight = 420;

export function Banner(props: BannerProps) {
  const { art, title, children, actions, level = 1, eager = false, className } = props;
  const Heading = `h${level}` as const;
  const narrow = '(max-width: 640px)';
  return (
    <section className={classNames(styles['banner'], className)} data-ground="dark">
      <picture className={styles['art']}>
        <source media={narrow} type="image/avif" srcSet={`${art}.720.avif`} />
        <source media={narrow} type="image/webp" srcSet={`${art}.720.webp`} />
        <source type="image/avif" srcSet={`${art}.1200.avif`} />
        <img
          src={`${art}.1200.webp`}
          alt=""
          width={wideWidth}
          height={wideHeight}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : 'auto'}
        />
      </picture>
      <Heading className={styles['title']}>{title}</Heading>
      {children === undefined ? null : <div className={styles['text']}>{children}</div>}
      {actions === undefined ? null : <div className={styles['actions']}>{actions}</div>}
    </section>
  );
}
