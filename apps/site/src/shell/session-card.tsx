// The session so far and a button to take a break, for phones, whose header has no room for them.
import { TimerIcon } from '@baize/ui';
import { whenMember } from '../app/dialogs.ts';
import { useMemberCentre } from '../app/member-pages.ts';
import { useSession } from '../app/session/session.ts';
import { useText } from '../app/texts/texts.ts';
import { SessionStrip } from './header/session-strip.tsx';
import styles from './session-card.module.css';

export function SessionCard() {
  const t = useText();
  const session = useSession();
  const { open } = useMemberCentre();
  if (session === undefined) return null;
  return (
    <div className={styles['card']}>
      <SessionStrip />
      <button type="button" onClick={() => whenMember(() => open('limits'))}>
        <TimerIcon aria-hidden="true" />
        {t('shell.take-break')}
      </button>
    </div>
  );
}
