// Messages written here and not confirmed: on their way, or failed, with the reason and a button to
// try again. Trying again never sends a message twice.
import { Button, CircleAlertIcon, ClockIcon } from '@baize/ui';
import { useText } from '../../app/texts/texts.ts';
import { discard, send, setDraft } from './chat-store.ts';
import type { Pending } from './timeline.ts';
import styles from './log.module.css';

export function PendingList({
  channel,
  pending,
}: {
  channel: string;
  pending: readonly Pending[];
}) {
  return pending.map((one) => <PendingItem key={one.intent} channel={channel} pending={one} />);
}

function PendingItem({ channel, pending }: { channel: string; pending: Pending }) {
  const t = useText();
  const { intent, text, state, why } = pending;
  const isFailed = state === 'failed';
  const takeBack = () => {
    setDraft(channel, text);
    discard(channel, intent);
  };
  return (
    <article className={styles['message']} data-side="own" data-state={state}>
      <div className={styles['bubble']}>
        <p dir="auto">{text}</p>
      </div>
      <p className={styles['fate']} role={isFailed ? 'alert' : undefined}>
        {isFailed ? <CircleAlertIcon aria-hidden="true" /> : <ClockIcon aria-hidden="true" />}
        {isFailed ? `${t('chat.failed')}. ${why}` : t('chat.sending')}
      </p>
      {isFailed ? (
        <div className={styles['actions']}>
          <Button size="small" onClick={() => void send(channel, text, intent)}>
            {t('chat.retry')}
          </Button>
          <Button size="small" kind="ghost" onClick={takeBack}>
            {t('chat.take-back')}
          </Button>
        </div>
      ) : null}
    </article>
  );
}
