// An error of a whole form, shown to the eye and to screen readers.
import { CircleAlertIcon } from '@baize/ui';
import styles from './forms.module.css';

export function FormAlert({ text }: { text: string }) {
  return (
    <div role="alert" className={styles['alert']} hidden={text === ''}>
      <CircleAlertIcon aria-hidden="true" />
      <span>{text}</span>
    </div>
  );
}
