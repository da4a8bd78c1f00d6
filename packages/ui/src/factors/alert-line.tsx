// The reason why an action failed, shown in its dialog.
import { CircleAlertIcon } from 'lucide-react';
import styles from './factors.module.css';

export function AlertLine({ text }: { text: string }) {
  return (
    <div role="alert" className={styles['alert']} hidden={text === ''}>
      <CircleAlertIcon aria-hidden="true" />
      <span>{text}</span>
    </div>
  );
}
