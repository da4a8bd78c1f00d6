// An error shown to the eye and to screen readers; nothing without one.
import { CircleAlertIcon } from '@baize/ui';
import styles from './records.module.css';

export function AlertLine({ text }: { text: string }) {
  return (
    <div role="alert" className={styles['alert']} hidden={text === ''}>
      <CircleAlertIcon aria-hidden="true" />
      <span>{text}</span>
    </div>
  );
}
