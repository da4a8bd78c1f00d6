// The logo: a brass spade on a square of green cloth, with or without the name. A brand’s own
// picture replaces it, and the name too where it is wide enough.
import { useId } from 'react';
import { classNames } from '../class-names.ts';
import styles from './logo.module.css';

export interface LogoPicture {
  readonly address: string;
  /** Width to height. */
  readonly ratio: number;
}

export interface LogoProps {
  /** The brand's name, which an operator may change. */
  name: string;
  size?: number | undefined;
  hasName?: boolean | undefined;
  picture?: LogoPicture | undefined;
  className?: string | undefined;
}

const spade =
  'M16 5.2c-.4 0-.8.2-1.1.5-2.2 2.6-7.4 6.6-7.4 11.2 0 2.9 2.1 4.9 4.6 4.9 1.1 0 2-.3 2.8-.9-.2 ' +
  '1.9-.8 3.4-1.9 4.4-.4.4-.1 1.1.5 1.1h5c.6 0 .9-.7.5-1.1-1.1-1-1.7-2.5-1.9-4.4.8.6 1.7.9 2.8.9 ' +
  '2.5 0 4.6-2 4.6-4.9 0-4.6-5.2-8.6-7.4-11.2-.3-.3-.7-.5-1.1-.5Z';

export function LogoMark({ size = 32 }: { size?: number | undefined }) {
  const id = useId();
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <defs>
        <linearGradient id={`${id}b`} x1="0" y1="0" x2="0" y2="1">
          <stop className={styles['light']} />
          <stop offset=".5" className={styles['brass']} />
          <stop offset="1" className={styles['deep']} />
        </linearGradient>
        <radialGradient id={`${id}c`} cx=".4" cy=".15" r="1.1">
          <stop className={styles['felt']} />
          <stop offset="1" className={styles['cloth']} />
        </radialGradient>
      </defs>
      <rect width="32" height="32" rx="9" fill={`url(#${id}c)`} />
      <path d={spade} fill={`url(#${id}b)`} />
    </svg>
  );
}

/** From here on a logo is taken to say the name by itself. */
const wordRatio = 1.6;

export function Logo({ name, size = 32, hasName = true, picture, className }: LogoProps) {
  const saysName = (picture?.ratio ?? 0) >= wordRatio;
  return (
    <span className={classNames(styles['logo'], className)} role="img" aria-label={name}>
      {picture === undefined ? (
        <LogoMark size={size} />
      ) : (
        <img
          className={styles['picture']}
          src={picture.address}
          width={Math.round(size * picture.ratio)}
          height={size}
          alt=""
        />
      )}
      {hasName && !saysName ? (
        <span aria-hidden="true" className={styles['name']}>
          {name}
        </span>
      ) : null}
    </span>
  );
}
