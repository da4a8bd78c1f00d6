// The message box: Enter sends, Shift+Enter begins a line. A draft stays when the chat is closed; a
// room in slow mode says how long to wait.
import { type KeyboardEvent, type SyntheticEvent, useId } from 'react';
import { IconButton, SendIcon, VisuallyHidden } from '@baize/ui';
import { useNow } from '../../app/use-now.ts';
import { useText } from '../../app/texts/texts.ts';
import { send, setDraft, useChatStore } from './chat-store.ts';
import styles from './composer.module.css';

/** From here on the number of characters left is shown. */
const warnsAt = 40;

function useWaitSeconds(channel: string): number {
  const until = useChatStore(({ waits }) => waits[channel] ?? 0);
  const now = useNow();
  return Math.max(0, Math.ceil((until - now) / 1000));
}

export function Composer({ channel, lengthMax }: { channel: string; lengthMax: number }) {
  const t = useText();
  const hint = useId();
  const text = useChatStore(({ drafts }) => drafts[channel] ?? '');
  const wait = useWaitSeconds(channel);
  const left = lengthMax - [...text.trim()].length;
  const isSendable = text.trim() !== '' && left >= 0 && wait === 0;
  const submit = (event?: SyntheticEvent) => {
    event?.preventDefault();
    if (!isSendable) return;
    setDraft(channel, '');
    void send(channel, text.trim());
  };
  const keys = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    submit(event);
  };
  const told = left < 0 ? t('chat.over', { count: -left }) : t('chat.left', { count: left });
  return (
    <form className={styles['composer']} onSubmit={submit}>
      <textarea
        rows={1}
        dir="auto"
        aria-label={t('chat.your-text')}
        aria-describedby={hint}
        placeholder={t('chat.placeholder')}
        value={text}
        onChange={({ target }) => setDraft(channel, target.value)}
        onKeyDown={keys}
      />
      <IconButton
        kind="primary"
        type="submit"
        label={t('chat.send')}
        icon={<SendIcon />}
        disabled={!isSendable}
      />
      <p id={hint} className={styles['hint']} data-over={left < 0}>
        {wait > 0 ? t('chat.wait', { seconds: wait }) : null}
        {wait === 0 && left <= warnsAt ? told : null}
      </p>
      <VisuallyHidden>
        <span role="status">{left < 0 ? told : ''}</span>
      </VisuallyHidden>
    </form>
  );
}
