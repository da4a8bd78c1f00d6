// What is wrong with an entry, said at once to those who listen and shown beside the button.
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
