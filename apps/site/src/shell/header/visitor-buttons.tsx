// The buttons of a visitor: try the demo, sign in or register, as the brand allows.
import { Button, PlayIcon } from '@baize/ui';
import { openDialog } from '../../app/dialogs.ts';
import { useModule } from '../../app/status.ts';
import { useText } from '../../app/texts/texts.ts';
import { useDemoSignIn } from '../../app/session/use-demo-sign-in.ts';
import styles from './purse.module.css';

export function VisitorButtons() {
  const t = useText();
  const hasDemo = useModule('FREEPLAY3');
  const hasRegister = useModule('DIRECTREG3');
  const { start, isPending } = useDemoSignIn();
  return (
    <div className={styles['visitor']} data-visitor="">
      {hasDemo ? (
        <Button
          kind="ghost"
          size="small"
          className={styles['demo']}
          icon={<PlayIcon />}
          loading={isPending}
          onClick={() => start()}
        >
          {t('shell.free-demo')}
        </Button>
      ) : null}
      <Button size="small" data-focus-return="" onClick={() => openDialog('login')}>
        {t('shell.sign-in')}
      </Button>
      {hasRegister ? (
        <Button kind="primary" size="small" onClick={() => openDialog('register')}>
          {t('shell.register')}
        </Button>
      ) : null}
    </div>
  );
}
