// A way to pay in, as a tile: struck art, its name, and what it costs and how long it takes. With
// an input inside the whole tile is its label.
import { CheckIcon, ClockIcon, LockIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './way-tile.module.css';

export interface WayTileProps {
  /** The kind of payment, which names the art. */
  kind: string;
  kindName: string;
  name: string;
  fee: string;
  /** How long it usually takes; absent while too little is known. */
  span?: string | undefined;
  /** Why it cannot be chosen now, such as when it opens. */
  closed?: string | undefined;
  badge?: ReactNode;
  /** The radio that chooses it. */
  input?: ReactNode;
}

const sizes = '(min-width: 900px) 220px, 45vw';

function Art({ kind }: { kind: string }) {
  const set = (type: string) =>
    [200, 400].map((width) => `/art/deposits/${kind}.${width}.${type} ${width}w`).join(', ');
  return (
    <picture>
      <source type="image/avif" srcSet={set('avif')} sizes={sizes} />
      <img
        className={styles['art']}
        src={`/art/deposits/${kind}.400.webp`}
        srcSet={set('webp')}
        sizes={sizes}
        width={400}
        height={300}
        alt=""
        decoding="async"
        draggable={false}
      />
    </picture>
  );
}

function Facts({ fee, span, closed }: Pick<WayTileProps, 'fee' | 'span' | 'closed'>) {
  if (closed !== undefined) {
    return (
      <span className={classNames(styles['facts'], styles['closed'])}>
        <span>
          <LockIcon aria-hidden="true" />
          {closed}
        </span>
      </span>
    );
  }
  return (
    <span className={styles['facts']}>
      <span>{fee}</span>
      {span === undefined ? null : (
        <span>
          <ClockIcon aria-hidden="true" />
          {span}
        </span>
      )}
    </span>
  );
}

export function WayTile({ input, badge, kind, kindName, name, ...facts }: WayTileProps) {
  const Tile = input === undefined ? 'div' : 'label';
  const isClosed = facts.closed !== undefined;
  return (
    <Tile className={styles['tile']} data-ground="dark" data-closed={isClosed || undefined}>
      {input}
      <Art kind={kind} />
      <span className={styles['marks']}>
        <span className={styles['tick']} aria-hidden="true">
          <CheckIcon />
        </span>
        {badge}
      </span>
      <span className={styles['words']}>
        <span className={styles['kind']}>{kindName}</span>
        <b className={styles['name']}>{name}</b>
        <Facts {...facts} />
      </span>
    </Tile>
  );
}
