// The flag of a country, drawn; numbers of four digits, which several countries play, have a sign
// of their own. The name stands beside it.
import type { ReactNode } from 'react';
import styles from './country-lobby.module.css';

export type Country = 'TH' | 'VN' | 'LA' | '4D';

const star = 'M15 4l1.5 4.6h4.8l-3.9 2.8 1.5 4.6L15 13.2 11.1 16l1.5-4.6-3.9-2.8h4.8z';

/** Thirty wide and twenty high. */
const drawings: Readonly<Record<Country, ReactNode>> = {
  TH: (
    <>
      <rect width="30" height="20" fill="#a51931" />
      <rect y="3.33" width="30" height="13.34" fill="#f4f5f8" />
      <rect y="6.67" width="30" height="6.66" fill="#2d2a4a" />
    </>
  ),
  VN: (
    <>
      <rect width="30" height="20" fill="#da251d" />
      <path d={star} fill="#ffff00" />
    </>
  ),
  LA: (
    <>
      <rect width="30" height="20" fill="#ce1126" />
      <rect y="5" width="30" height="10" fill="#002868" />
      <circle cx="15" cy="10" r="4" fill="#ffffff" />
    </>
  ),
  '4D': (
    <>
      <rect width="30" height="20" fill="#0c7a58" />
      {[5, 11.67, 18.33, 25].map((x) => (
        <circle key={x} cx={x} cy="10" r="2.6" fill="#f6d58c" />
      ))}
    </>
  ),
};

export function Flag({ country }: { country: Country }) {
  return (
    <svg viewBox="0 0 30 20" className={styles['flag']} aria-hidden="true">
      {drawings[country]}
    </svg>
  );
}
