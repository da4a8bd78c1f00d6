// The rules of the chat, and the members the player has hidden, each with a button to show them
// again.
import { useMutation } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import { ArrowLeftIcon, Button, showToast } from '@baize/ui';
import { client } from '../../app/client.ts';
import { failureText } from '../../app/failure-text.ts';
import { useText } from '../../app/texts/texts.ts';
import { RuleList } from './chat-rules.tsx';
import { knownChannels, reload } from './chat-store.ts';
import { refreshChat, useIgnored } from './use-chat-facts.ts';
import styles from './panel.module.css';

function useShowAgain() {
  const t = useText();
  return useMutation({
    mutationFn: async (writerId: string) =>
      unwrap(await client.chat.stopIgnoringWriter({ writerId })),
    onSuccess: async () => {
      await refreshChat();
      for (const channel of knownChannels()) void reload(channel);
    },
    onError: (error) => showToast({ text: failureText(t, error), kind: 'bad' }),
  });
}

export function ChatSettings({ onBack }: { onBack: () => void }) {
  const t = useText();
  const { data } = useIgnored();
  const show = useShowAgain();
  return (
    <div className={styles['pane']}>
      <Button
        size="small"
        kind="ghost"
        className={styles['backward']}
        icon={<ArrowLeftIcon />}
        onClick={onBack}
      >
        {t('chat.back')}
      </Button>
      <section className={styles['rules']} aria-label={t('chat.rules-title')}>
        <h3>{t('chat.rules-title')}</h3>
        <RuleList />
      </section>
      <section className={styles['rules']} aria-label={t('chat.ignored-title')}>
        <h3>{t('chat.ignored-title')}</h3>
        {data?.length ? null : <p>{t('chat.ignored-none')}</p>}
        <ul className={styles['hidden']}>
          {data?.map(({ writerId, name }) => (
            <li key={writerId}>
              <strong>{name}</strong>
              <Button
                size="small"
                loading={show.isPending && show.variables === writerId}
                onClick={() => show.mutate(writerId)}
              >
                {t('chat.ignored-show')}
              </Button>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
