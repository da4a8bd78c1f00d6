// A warning that must be read: one sentence, one button to confirm it.
import { Button, Dialog, TriangleAlertIcon } from '@baize/ui';
import { useText } from '../../app/texts/texts.ts';
import styles from './forms.module.css';

export function WarningDialog({ text, onClose }: { text: string; onClose: () => void }) {
  const t = useText();
  return (
    <Dialog
      open={text !== ''}
      size="small"
      title={t('identity.warning')}
      closeLabel={t('shell.close')}
      closesOnOutside={false}
      onClose={onClose}
      footer={
        <Button kind="primary" onClick={onClose}>
          {t('shell.confirm')}
        </Button>
      }
    >
      <p className={styles['said']} role="alert">
        <TriangleAlertIcon aria-hidden="true" />
        <span>{text}</span>
      </p>
    </Dialog>
  );
}
