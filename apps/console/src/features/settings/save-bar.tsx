// The bar below a form that is sent as a whole: whether changes wait to be saved, and the buttons
// to save or discard.
import { Button, Status } from '@baize/ui';
import { useText } from '../../app/texts.ts';
import styles from './settings.module.css';

export interface SaveBarProps {
  isChanged: boolean;
  isSaving: boolean;
  disabled: boolean;
  onDiscard: () => void;
}

export function SaveBar({ isChanged, isSaving, disabled, onDiscard }: SaveBarProps) {
  const t = useText();
  return (
    <div className={styles['save']}>
      <Button type="submit" kind="primary" disabled={disabled || !isChanged} loading={isSaving}>
        {t('settings.save')}
      </Button>
      <Button kind="ghost" disabled={!isChanged} onClick={onDiscard}>
        {t('settings.discard')}
      </Button>
      {isChanged ? <Status kind="waiting">{t('settings.unsaved')}</Status> : null}
    </div>
  );
}
