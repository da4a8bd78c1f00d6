// The terms and the privacy notice: what holds, and the next version, written in every language
// beside what players will read.
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import type { InputOf, OutputOf, settings } from '@baize/contract';
import { shippedLocales } from '@baize/i18n';
import { Badge, Button, Card, Dialog, EmptyState, SectionHead, Skeleton, Tabs } from '@baize/ui';
import { client, failureText } from '../../app/client.ts';
import { useShow } from '../../app/show.ts';
import { useMay } from '../../app/staff.ts';
import { useText } from '../../app/texts.ts';
import styles from './settings.module.css';
import { TermsText } from './terms-text.tsx';
import { useChange } from '../../app/use-change.ts';

type InForce = OutputOf<typeof settings.getPublishedTerms>;
type Draft = InputOf<typeof settings.publishTerms>;

const key = ['terms'] as const;
const documents = ['terms', 'privacy'] as const;
const texts = documents.flatMap((document) =>
  shippedLocales.map(({ tag, name }) => ({ id: `${document}-${tag}`, document, tag, name })),
);

/** Where a writer expects the next line. */
const blockEnd = /(<\/(?:p|h[234]|ul|ol|li|table|tr|blockquote)>)(?=<)/gu;

function draftOf({ terms, privacy }: InForce): Draft {
  const lines = (html = '') => html.replaceAll(blockEnd, '$1\n');
  const written = (text: InForce['terms']) =>
    Object.fromEntries(shippedLocales.map(({ tag }) => [tag, lines(text[tag])]));
  return { terms: written(terms), privacy: written(privacy) };
}

interface PublishProps {
  version: string;
  isSaving: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

function PublishDialog({ version, isSaving, onConfirm, onClose }: PublishProps) {
  const t = useText();
  return (
    <Dialog
      open
      size="small"
      title={t('settings.terms-question', { version })}
      closeLabel={t('operator.close')}
      onClose={onClose}
      footer={
        <>
          <Button kind="ghost" onClick={onClose}>
            {t('operator.cancel')}
          </Button>
          <Button kind="primary" loading={isSaving} onClick={onConfirm}>
            {t('settings.terms-publish', { version })}
          </Button>
        </>
      }
    >
      <p>{t('settings.terms-question-text')}</p>
    </Dialog>
  );
}

function TermsForm({ inForce }: { inForce: InForce }) {
  const t = useText();
  const may = useMay('settings.edit');
  const [draft, setDraft] = useState(() => draftOf(inForce));
  const [shown, setShown] = useState(texts[0]?.id ?? '');
  const [isAsking, setAsking] = useState(false);
  const publish = useChange(key, async (asked: Draft) =>
    unwrap(await client.settings.publishTerms(asked)),
  );
  const version = String(Number(inForce.version) + 1);
  const nameOf = (document: 'terms' | 'privacy') =>
    t(document === 'terms' ? 'settings.terms-document' : 'settings.privacy-document');
  const labelOf = ({ document, name }: (typeof texts)[number]) =>
    t('settings.terms-text', { document: nameOf(document), language: name });
  const text = texts.find(({ id }) => id === shown);
  const isChanged = JSON.stringify(draft) !== JSON.stringify(draftOf(inForce));
  return (
    <Card>
      <Tabs
        label={t('operator.terms')}
        tabs={texts.map((one) => ({ id: one.id, label: labelOf(one) }))}
        selected={shown}
        onSelect={setShown}
      >
        {text ? (
          <TermsText
            key={text.id}
            label={labelOf(text)}
            language={text.tag}
            html={draft[text.document][text.tag] ?? ''}
            disabled={!may}
            onChange={(html) =>
              setDraft({
                ...draft,
                [text.document]: { ...draft[text.document], [text.tag]: html },
              })
            }
          />
        ) : null}
      </Tabs>
      <div className={styles['save']}>
        <Button kind="primary" disabled={!may || !isChanged} onClick={() => setAsking(true)}>
          {t('settings.terms-publish', { version })}
        </Button>
      </div>
      {isAsking ? (
        <PublishDialog
          version={version}
          isSaving={publish.isPending}
          onConfirm={() => publish.mutate(draft, { onSettled: () => setAsking(false) })}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </Card>
  );
}

export function Terms() {
  const t = useText();
  const { moment } = useShow();
  const { data, error } = useQuery({
    queryKey: key,
    queryFn: async () => unwrap(await client.settings.getPublishedTerms()),
  });
  if (error) return <EmptyState>{failureText(t, error)}</EmptyState>;
  const when = (at: number | null) =>
    at === null ? t('settings.terms-house') : t('settings.terms-published', { time: moment(at) });
  return (
    <>
      <SectionHead
        level={1}
        title={t('operator.terms')}
        fact={data ? when(data.publishedAt) : undefined}
        actions={
          data ? (
            <Badge tone="felt">{t('settings.terms-version', { version: data.version })}</Badge>
          ) : undefined
        }
      />
      <p className={styles['intro']}>{t('settings.terms-intro')}</p>
      {data ? <TermsForm key={data.version} inForce={data} /> : <Skeleton shape="block" />}
    </>
  );
}
