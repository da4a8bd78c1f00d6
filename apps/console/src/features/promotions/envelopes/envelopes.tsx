// Every red envelope with its stage, times and what was taken, the newest first.
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { unwrap } from '@baize/client';
import { envelopeStages } from '@baize/contract';
import {
  Button,
  PlusIcon,
  ProgressBar,
  SectionHead,
  Status,
  Tabs,
  type Column,
  type StatusKind,
} from '@baize/ui';
import { client } from '../../../app/client.ts';
import { PagedList } from '../../../app/paged-list.tsx';
import { useShow } from '../../../app/show.ts';
import { useMay } from '../../../app/staff.ts';
import { useText } from '../../../app/texts.ts';
import { EnvelopeForm } from './envelope-form.tsx';
import { EnvelopeSteps } from './envelope-steps.tsx';
import { envelopesKey, titleOfEnvelope, type StaffEnvelope } from './staff-envelope.ts';
import styles from '../promotions.module.css';

const tabs = ['all', ...envelopeStages] as const;

export function Envelopes() {
  const t = useText();
  const [asked, setAsked] = useSearchParams();
  const [isMaking, setIsMaking] = useState(false);
  const tab = tabs.find((one) => one === asked.get('stage')) ?? 'all';
  const add = useMay('promotions.edit') ? (
    <Button kind="primary" icon={<PlusIcon />} onClick={() => setIsMaking(true)}>
      {t('console.envelopes.make')}
    </Button>
  ) : undefined;
  return (
    <div className={styles['stack']}>
      <SectionHead level={1} title={t('operator.envelopes')} actions={add} />
      <p className={styles['mute']}>{t('console.envelopes.intro')}</p>
      <Tabs
        label={t('operator.state')}
        tabs={tabs.map((id) => ({
          id,
          label: id === 'all' ? t('operator.tab-all') : t(`console.envelopes.stage-${id}`),
        }))}
        selected={tab}
        onSelect={(stage) => setAsked({ stage }, { replace: true })}
      >
        <List key={tab} tab={tab} />
      </Tabs>
      {isMaking ? <EnvelopeForm envelope={undefined} onClose={() => setIsMaking(false)} /> : null}
    </div>
  );
}

function List({ tab }: { tab: (typeof tabs)[number] }) {
  const t = useText();
  const [page, setPage] = useState(1);
  return (
    <PagedList
      name={[...envelopesKey, 'list', tab]}
      caption={t('operator.envelopes')}
      columns={useColumns()}
      rowKey={({ envelopeId }) => envelopeId}
      empty={t('console.envelopes.none')}
      page={page}
      onPage={setPage}
      read={async (asked) =>
        unwrap(
          await client.promotions.findEnvelopes({
            ...asked,
            ...(tab === 'all' ? {} : { stage: tab }),
          }),
        )
      }
    />
  );
}

function useColumns(): readonly Column<StaffEnvelope>[] {
  const t = useText();
  const { moment } = useShow();
  return [
    {
      key: 'name',
      head: t('console.envelopes.name'),
      cell: (one) => (
        <>
          {titleOfEnvelope(one, t.tag)}
          <div className={styles['mute']}>{t(`console.envelopes.kind-${one.kind}`)}</div>
        </>
      ),
    },
    { key: 'stage', head: t('operator.state'), cell: (one) => <Stage of={one} /> },
    {
      key: 'time',
      head: t('console.envelopes.col-time'),
      cell: ({ startsAt, endsAt }) => (
        <>
          {moment(startsAt)}
          <div className={styles['mute']}>{moment(endsAt)}</div>
        </>
      ),
    },
    { key: 'taken', head: t('console.envelopes.col-taken'), cell: (one) => <Taken of={one} /> },
    { key: 'steps', head: '', cell: (one) => <EnvelopeSteps envelope={one} /> },
  ];
}

const kinds: Readonly<Record<StaffEnvelope['stage'], StatusKind>> = {
  draft: 'neutral',
  proposed: 'waiting',
  published: 'good',
  ended: 'neutral',
  stopped: 'bad',
};

function Stage({ of: { stage, proposedBy } }: { of: StaffEnvelope }) {
  const t = useText();
  return (
    <>
      <Status kind={kinds[stage]}>{t(`console.envelopes.stage-${stage}`)}</Status>
      {stage === 'proposed' ? <div className={styles['mute']}>{proposedBy}</div> : null}
    </>
  );
}

function Taken({ of: envelope }: { of: StaffEnvelope }) {
  const t = useText();
  const { money } = useShow();
  const { taken, packets, takenAmount, total, returned, currency } = envelope;
  const given = money(takenAmount, currency);
  return (
    <div className={styles['budget']}>
      <ProgressBar
        label={t('console.envelopes.col-taken')}
        value={taken}
        max={packets}
        valueText={t('console.envelopes.taken', { taken, packets })}
      />
      <span className={styles['mute']}>
        {t('console.envelopes.taken', { taken, packets })} ·{' '}
        {t('console.envelopes.given-of', { given, total: money(total, currency) })}
      </span>
      {returned === null ? null : (
        <span className={styles['mute']}>
          {t('console.envelopes.returned', { amount: money(returned, currency) })}
        </span>
      )}
    </div>
  );
}
