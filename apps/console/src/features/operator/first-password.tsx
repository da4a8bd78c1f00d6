// A password that was made just now, shown once.
import { Button, CopyText, Dialog } from '@baize/ui';
import { useText } from '../../app/texts.ts';
import styles from './staff.module.css';

export interface FirstPasswordProps {
  name: string;
  password: string;
  text: string;
  onClose: () => void;
}

export function FirstPassword({ name, password, text, onClose }: FirstPasswordProps) {
  const t = useText();
  return (
    <Dialog
      open
      onClose={onClose}
      closesOnOutside={false}
      title={t('operator.first-password-title', { name })}
      closeLabel={t('operator.close')}
      size="small"
      footer={
        <Button kind="primary" onClick={onClose}>
          {t('operator.done')}
        </Button>
      }
    >
      <div className={styles['stack']}>
        <p className={styles['secret']}>
          <CopyText
            text={password}
            copyLabel={t('operator.copy')}
            copiedLabel={t('operator.copied')}
          />
        </p>
        <p>{text}</p>
      </div>
    </Dialog>
  );
}
