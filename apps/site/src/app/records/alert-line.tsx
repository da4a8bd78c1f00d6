// Why something was not done, said where the eye and the reader are; nothing when there is
// nothing.
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
