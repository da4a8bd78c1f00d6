// The application to become an agent: a text to the house that staff answer once. The member finds
// it, and the answer, among their feedback.
import { type SyntheticEvent, useState } from 'react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import { Button, Card, Field, HeadsetIcon, Status, TextArea } from '@baize/ui';
import { client } from '../../app/client.ts';
import { openCustomerService } from '../../app/customer-service.ts';
import { openDialog } from '../../app/dialogs.ts';
import { failureText } from '../../app/failure-text.ts';
import { useMemberCentre } from '../../app/member-pages.ts';
import { queryClient } from '../../app/query-client.ts';
import { isMember, useSession } from '../../app/session/session.ts';
import { useModule, useStatus } from '../../app/status.ts';
import { useText } from '../../app/texts/texts.ts';
import styles from './application.module.css';

const key = ['feedback', 'applications'] as const;
const looked = 50;

/** The member's last application, if there is one. */
function useApplication(enabled: boolean) {
  return useQuery({
    queryKey: key,
    queryFn: async () => {
      const { list } = unwrap(await client.feedback.listFeedback({ pageSize: looked }));
      return list.find(({ type }) => type === 'agent') ?? null;
    },
    enabled,
  }).data;
}

function Form() {
  const t = useText();
  const [content, setContent] = useState('');
  const send = useMutation({
    mutationFn: async () => unwrap(await client.feedback.sendFeedback({ type: 'agent', content })),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['feedback'] }),
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!send.isPending) send.mutate();
  };
  return (
    <form className={styles['form']} onSubmit={submit}>
      <Field
        label={t('join.about')}
        hint={t('join.about-hint')}
        error={send.error === null ? undefined : failureText(t, send.error)}
      >
        {(control) => (
          <TextArea
            {...control}
            rows={5}
            maxLength={4000}
            required
            value={content}
            onChange={({ target }) => setContent(target.value)}
          />
        )}
      </Field>
      <Button kind="primary" type="submit" loading={send.isPending}>
        {t('join.send')}
      </Button>
    </form>
  );
}

function Sent({ isAnswered }: { isAnswered: boolean }) {
  const t = useText();
  const { open } = useMemberCentre();
  return (
    <div className={styles['form']}>
      <Status kind={isAnswered ? 'good' : 'waiting'}>
        {t(isAnswered ? 'join.answered' : 'join.sent')}
      </Status>
      <p>{t(isAnswered ? 'join.answered-text' : 'join.sent-text')}</p>
      <Button onClick={() => open('feedback')}>{t('join.read')}</Button>
    </div>
  );
}

function Contact() {
  const t = useText();
  const services = useStatus()?.info.customerService;
  return (
    <Button icon={<HeadsetIcon />} onClick={() => openCustomerService(services)}>
      {t('shell.contact-us')}
    </Button>
  );
}

export function ApplicationCard() {
  const t = useText();
  const isOn = useModule('FEEDBACK3');
  const mayApply = isMember(useSession());
  const application = useApplication(isOn && mayApply);
  if (!isOn) {
    return (
      <Card title={t('join.apply-title')}>
        <div className={styles['form']}>
          <p>{t('join.by-service')}</p>
          <Contact />
        </div>
      </Card>
    );
  }
  if (!mayApply) {
    return (
      <Card title={t('join.apply-title')}>
        <div className={styles['form']}>
          <p>{t('join.members-apply')}</p>
          <div className={styles['ways']}>
            <Button kind="primary" onClick={() => openDialog('register')}>
              {t('shell.register')}
            </Button>
            <Button onClick={() => openDialog('login')}>{t('shell.sign-in')}</Button>
            <Contact />
          </div>
        </div>
      </Card>
    );
  }
  return (
    <Card title={t('join.apply-title')}>
      {application ? <Sent isAnswered={application.answeredAt !== null} /> : <Form />}
    </Card>
  );
}
