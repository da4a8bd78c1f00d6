// A gem under a safe field, and a mine: told apart by shape, not by colour alone.
import styles from './mines-art.module.css';

export function Gem() {
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true">
      <path className={styles['face']} d="M13 8h22l9 12-20 22L4 20z" />
      <path className={styles['body']} d="M4 20h40L24 42z" />
      <path className={styles['shine']} d="M13 8l5 12h12l5-12z" />
      <path className={styles['deep']} d="M18 20l6 22 6-22z" />
    </svg>
  );
}

export function Mine() {
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true">
      <path className={styles['spikes']} d="M24 5v38M5 24h38M11 11l26 26M37 11L11 37" />
      <circle className={styles['shell']} cx="24" cy="24" r="13" />
      <circle className={styles['glint']} cx="19" cy="19" r="3.4" />
    </svg>
  );
}
