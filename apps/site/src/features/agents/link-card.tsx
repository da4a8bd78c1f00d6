// One invitation link: its code to copy, how many registered by it and who, and how to close it.
import { useState } from 'react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import { invitationStates } from '@baize/contract';
import { formatDate } from '@baize/i18n';
import { Badge, Button, CopyText, Dialog, Status } from '@baize/ui';
import { client } from '../../app/client.ts';
import { failureText } from '../../app/failure-text.ts';
import { queryClient } from '../../app/query-client.ts';
import { AlertLine } from '../../app/records/alert-line.tsx';
import { Note } from '../../app/records/note.tsx';
import { useText } from '../../app/texts/texts.ts';
import { type Link, linkOf } from './team.ts';
import { LinkTerms } from './terms/link-terms.tsx';
import styles from './agents.module.css';

function Closing({ link, onDone }: { link: Link; onDone: () => void }) {
  const t = useText();
  const close = useMutation({
    mutationFn: async () => unwrap(await client.agents.closeInvitation({ affiUrlId: link.id })),
    onSuccess: async () => {
      onDone();
      await queryClient.invalidateQueries({ queryKey: ['team', 'links'] });
    },
  });
  return (
    <Dialog
      open
      size="small"
      title={t('agents.close-link')}
      closeLabel={t('shell.close')}
      onClose={onDone}
      footer={
        <>
          <Button onClick={onDone}>{t('shell.cancel')}</Button>
          <Button kind="danger" loading={close.isPending} onClick={() => close.mutate()}>
            {t('agents.close-link')}
          </Button>
        </>
      }
    >
      <p>{t('agents.close-sure', { name: link.name })}</p>
      <AlertLine text={close.error === null ? '' : failureText(t, close.error)} />
    </Dialog>
  );
}

function Invited({ id }: { id: string }) {
  const t = useText();
  const { data = [], error } = useQuery({
    queryKey: ['team', 'invited', id],
    queryFn: async () => unwrap(await client.agents.listInvited({ affiUrlId: id })),
  });
  if (error !== null) return <AlertLine text={failureText(t, error)} />;
  return (
    <ul className={styles['invited']}>
      {data.map(({ customerName, registeredDate }) => (
        <li key={customerName}>
          <bdi>{customerName}</bdi>
          <span>{formatDate(registeredDate, { tag: t.tag })}</span>
        </li>
      ))}
    </ul>
  );
}

function State({ status }: Pick<Link, 'status'>) {
  const t = useText();
  if (status === invitationStates.open) return <Status kind="good">{t('agents.link-open')}</Status>;
  const isClosed = status === invitationStates.closed;
  return (
    <Status kind="neutral">{t(isClosed ? 'agents.link-closed' : 'agents.link-expired')}</Status>
  );
}

export function LinkCard({ link }: { link: Link }) {
  const t = useText();
  const [isClosing, setClosing] = useState(false);
  const [isShown, setShown] = useState(false);
  const day = (at: number) => formatDate(at, { tag: t.tag });
  const { name, code, type, status, startDate, endDate, affiliateCount, id } = link;
  return (
    <li className={styles['link']}>
      <header>
        <strong>{name}</strong>
        {type === 0 ? null : <Badge tone="brass">{t('agents.agent')}</Badge>}
        <State status={status} />
      </header>
      <CopyText
        text={linkOf(code)}
        shown={code}
        copyLabel={t('shell.copy')}
        copiedLabel={t('shell.copied')}
      />
      <Note>
        {t('agents.link-made-on', { date: day(startDate) })}
        {endDate === null ? '' : ` · ${t('agents.link-valid-to', { date: day(endDate) })}`}
      </Note>
      <LinkTerms configs={link.configs} />
      <footer>
        {affiliateCount === 0 ? (
          <span>{t('agents.joined', { count: 0 })}</span>
        ) : (
          <Button
            size="small"
            kind="ghost"
            aria-expanded={isShown}
            onClick={() => setShown(!isShown)}
          >
            {t('agents.joined', { count: affiliateCount })}
          </Button>
        )}
        {status === invitationStates.open ? (
          <Button size="small" onClick={() => setClosing(true)}>
            {t('agents.close-link')}
          </Button>
        ) : null}
      </footer>
      {isShown ? <Invited id={id} /> : null}
      {isClosing ? <Closing link={link} onDone={() => setClosing(false)} /> : null}
    </li>
  );
}
