// The rules of the rooms: before the first message they are agreed to; later they are read again.
import { useMutation } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import { Button, showToast } from '@baize/ui';
import { client } from '../../app/client.ts';
import { failureText } from '../../app/failure-text.ts';
import { useText } from '../../app/texts/texts.ts';
import { refreshChat } from './use-chat-facts.ts';
import styles from './panel.module.css';

const rules = ['kind', 'contact', 'money', 'tips', 'staff'] as const;

export function RuleList() {
  const t = useText();
  return (
    <ul>
      {rules.map((rule) => (
        <li key={rule}>{t(`chat.rule-${rule}`)}</li>
      ))}
    </ul>
  );
}

export function ChatRules() {
  const t = useText();
  const accept = useMutation({
    mutationFn: async () => unwrap(await client.chat.acceptChatRules()),
    onSuccess: refreshChat,
    onError: (error) => showToast({ text: failureText(t, error), kind: 'bad' }),
  });
  return (
    <section className={styles['rules']} aria-label={t('chat.rules-title')}>
      <h3>{t('chat.rules-title')}</h3>
      <RuleList />
      <Button kind="primary" loading={accept.isPending} onClick={() => accept.mutate()}>
        {t('chat.rules-accept')}
      </Button>
    </section>
  );
}
