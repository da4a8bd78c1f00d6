// A first password, shown once: the agent passes it on to the account's owner.
import { CopyText, Dialog, Button } from '@baize/ui';
import { useText } from '../../app/texts/texts.ts';
import styles from './agents.module.css';

interface FirstPasswordProps {
  name: string;
  password: string;
  onClose: () => void;
}

export function FirstPassword({ name, password, onClose }: FirstPasswordProps) {
  const t = useText();
  const lines = [
    [t('agents.search'), name],
    [t('agents.first-password'), password],
  ] as const;
  return (
    <Dialog
      open
      size="small"
      title={t('agents.first-password-of', { name })}
      closeLabel={t('shell.close')}
      closesOnOutside={false}
      onClose={onClose}
      footer={
        <Button kind="primary" onClick={onClose}>
          {t('shell.close')}
        </Button>
      }
    >
      <div className={styles['invite-lines']}>
        <p>{t('agents.first-password-text')}</p>
        {lines.map(([label, text]) => (
          <div key={label} className={styles['line']}>
            <span>{label}</span>
            <CopyText text={text} copyLabel={t('shell.copy')} copiedLabel={t('shell.copied')} />
          </div>
        ))}
      </div>
    </Dialog>
  );
}
