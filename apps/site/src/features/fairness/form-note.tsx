// An error of an entry, announced at once and shown beside the button.
import { CircleAlertIcon } from '@baize/ui';
import styles from './fairness.module.css';

export function FormNote({ text }: { text: string }) {
  return (
    <p role="alert" className={styles['note']} hidden={text === ''}>
      <CircleAlertIcon aria-hidden="true" />
      {text}
    </p>
  );
}
