// Messages the sandbox adapters would have sent, so that every flow can be walked on one machine.
// What may open an account is masked; one message is shown when its reader says why.
import { useState } from 'react';
import { unwrap } from '@baize/client';
import type { OutputOf, operator } from '@baize/contract';
import { Button, Dialog, SectionHead, type Column } from '@baize/ui';
import { client } from '../../app/client.ts';
import { PagedList } from '../../app/paged-list.tsx';
import { ReasonDialog } from '../../app/reason-dialog.tsx';
import { useShow } from '../../app/show.ts';
import { useText } from '../../app/texts.ts';
import styles from './staff.module.css';

type Message = OutputOf<typeof operator.listOutbox>['list'][number];
type Revealed = OutputOf<typeof operator.revealOutbox>;

function useColumns(onShow: (id: string) => void): readonly Column<Message>[] {
  const t = useText();
  const { moment } = useShow();
  return [
    { key: 'when', head: t('operator.when'), cell: ({ sentAt }) => moment(sentAt) },
    {
      // Before the long text: a phone shows it without a sideways scroll.
      key: 'show',
      head: t('operator.message-show'),
      cell: ({ id }) => <Button onClick={() => onShow(id)}>{t('operator.message-show')}</Button>,
    },
    { key: 'kind', head: t('operator.kind'), cell: ({ kind }) => kind },
    { key: 'to', head: t('operator.recipient'), cell: ({ recipient }) => recipient },
    {
      key: 'message',
      head: t('operator.message'),
      cell: ({ subject, body }) => (
        <span className={styles['body']}>{[subject, body].filter(Boolean).join(': ')}</span>
      ),
    },
  ];
}

export function Outbox() {
  const t = useText();
  const [page, setPage] = useState(1);
  const [asked, setAsked] = useState<string>();
  const [shown, setShown] = useState<Revealed>();
  const columns = useColumns(setAsked);
  const reveal = async (id: string, reason: string) => {
    setShown(unwrap(await client.operator.revealOutbox({ id, reason })));
    setAsked(undefined);
  };
  return (
    <>
      <SectionHead level={1} title={t('operator.outbox')} />
      <PagedList
        name={['outbox']}
        caption={t('operator.outbox')}
        columns={columns}
        rowKey={({ id }) => id}
        empty={t('operator.no-messages')}
        page={page}
        onPage={setPage}
        read={async (at) => unwrap(await client.operator.listOutbox(at))}
      />
      {asked === undefined ? null : (
        <ReasonDialog
          title={t('operator.message-show-title')}
          doLabel={t('operator.message-show')}
          onDo={(reason) => reveal(asked, reason)}
          onClose={() => setAsked(undefined)}
        >
          <p>{t('operator.message-show-sure')}</p>
        </ReasonDialog>
      )}
      {shown ? <Whole message={shown} onClose={() => setShown(undefined)} /> : null}
    </>
  );
}

function Whole({ message, onClose }: { message: Revealed; onClose: () => void }) {
  const t = useText();
  const { recipient, subject, body } = message;
  return (
    <Dialog
      open
      onClose={onClose}
      title={subject === '' ? t('operator.message') : subject}
      closeLabel={t('operator.close')}
      size="small"
      footer={<Button onClick={onClose}>{t('operator.done')}</Button>}
    >
      <div className={styles['stack']}>
        <p>{recipient}</p>
        <p className={styles['letter']}>{body}</p>
      </div>
    </Dialog>
  );
}
