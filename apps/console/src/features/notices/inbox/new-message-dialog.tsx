// Writes a message: to whom, its text, and, before it is sent, the number of recipients. A later
// change is counted again; one opening of the form sends one message, however often the button is
// pressed.
import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { newIntent, unwrap } from '@baize/client';
import type { Audience } from '@baize/contract';
import { Button, Dialog, showToast } from '@baize/ui';
import { client, failureText } from '../../../app/client.ts';
import { useText } from '../../../app/texts.ts';
import { isWhole, WordsEditor, type Written } from '../../../app/words-editor.tsx';
import { namesIn } from './names.ts';
import { Receivers, type Asked } from './receivers.tsx';
import styles from './messages.module.css';

interface Letter extends Asked, Written {}

const empty: Letter = {
  audience: 'named' satisfies Audience,
  names: '',
  advertising: false,
  titles: {},
  contents: {},
};

const receiversOf = ({ audience, names, advertising }: Asked) => ({
  audience,
  advertising,
  ...(audience === 'named' ? { usernames: namesIn(names) } : {}),
});

function useSending(letter: Letter, onSent: () => void) {
  const t = useText();
  const queries = useQueryClient();
  const [intent] = useState(newIntent);
  const count = useMutation({
    mutationFn: async () => unwrap(await client.notices.countReceivers(receiversOf(letter))),
  });
  const send = useMutation({
    mutationFn: async () => {
      const { titles, contents } = letter;
      const asked = { titles, contents, ...receiversOf(letter) };
      return unwrap(await client.notices.sendMessage(asked, { intent }));
    },
    onSuccess: ({ recipients }) => {
      showToast({ kind: 'good', text: t('console.notices.sent-to', { count: recipients }) });
      onSent();
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['messages'] }),
  });
  return { count, send };
}

export function NewMessageDialog({ onClose }: { onClose: () => void }) {
  const t = useText();
  const [letter, setLetter] = useState(empty);
  const { count, send } = useSending(letter, onClose);
  const change = (more: Partial<Letter>) => {
    setLetter({ ...letter, ...more });
    count.reset();
    send.reset();
  };
  const failure = send.error ?? count.error;
  const counted = count.data;
  return (
    <Dialog
      open
      size="large"
      title={t('console.notices.message-new')}
      closeLabel={t('operator.close')}
      closesOnOutside={false}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('operator.cancel')}</Button>
          {counted === undefined ? (
            <Button
              kind="primary"
              disabled={!isWhole(letter)}
              loading={count.isPending}
              onClick={() => count.mutate()}
            >
              {t('console.notices.check')}
            </Button>
          ) : (
            <Button kind="primary" loading={send.isPending} onClick={() => send.mutate()}>
              {t('console.notices.send-to', { count: counted.recipients })}
            </Button>
          )}
        </>
      }
    >
      <div className={styles['stack']}>
        <Receivers asked={letter} onChange={change} />
        <WordsEditor words={letter} isWholeAsked onChange={change} />
        <p role="status" className={counted ? styles['count'] : undefined}>
          {counted === undefined ? '' : t('console.notices.will-receive', counted)}
        </p>
        <p role="alert" className={styles['said']}>
          {failure === null ? '' : failureText(t, failure)}
        </p>
      </div>
    </Dialog>
  );
}
