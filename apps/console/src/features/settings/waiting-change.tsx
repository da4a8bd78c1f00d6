// A change that lets one of staff decide more alone: it waits until a second person confirms it.
import { Button, Status } from '@baize/ui';
import { useStaffStore } from '../../app/staff.ts';
import { useText } from '../../app/texts.ts';
import styles from './settings.module.css';

export interface WaitingChangeProps {
  text: string;
  /** Who proposed it, and so cannot confirm it. */
  by: string;
  disabled: boolean;
  onConfirm: () => void;
  onWithdraw: () => void;
}

export function WaitingChange({ text, by, disabled, ...props }: WaitingChangeProps) {
  const t = useText();
  const isOwn = useStaffStore(({ staff }) => staff?.username === by);
  return (
    <div className={styles['waits']}>
      <Status kind="waiting">{text}</Status>
      {isOwn ? null : (
        <Button size="small" kind="primary" disabled={disabled} onClick={props.onConfirm}>
          {t('settings.confirm-waiting')}
        </Button>
      )}
      <Button size="small" kind="ghost" disabled={disabled} onClick={props.onWithdraw}>
        {t('settings.withdraw-waiting')}
      </Button>
    </div>
  );
}
