// The packets that were taken of an envelope that is empty or over, under masked names, and its
// check.
import { Button, EmptyState, Skeleton } from '@baize/ui';
import { formatDateTime } from '@baize/i18n';
import { LoadFailure } from '../../app/records/load-failure.tsx';
import { useMoneyText } from '../../app/money-text.ts';
import { useText } from '../../app/texts/texts.ts';
import { type Envelope, type Taker, useTakers } from './envelopes.ts';
import { EnvelopeVerify } from './envelope-verify.tsx';
import styles from './envelopes.module.css';

export function EnvelopeTakers({ envelope }: { envelope: Envelope }) {
  const t = useText();
  const asked = useTakers(envelope.envelopeId, true);
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = asked;
  if (error) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <Skeleton shape="block" />;
  const takers = data.pages.flatMap((page) => page.takers);
  const seed = data.pages[0]?.seed ?? null;
  return (
    <section aria-label={t('envelopes.takers')}>
      <h3 className={styles['head']}>{t('envelopes.takers')}</h3>
      {takers.length === 0 ? <EmptyState>{t('envelopes.no-takers')}</EmptyState> : null}
      <ol className={styles['takers']}>
        {takers.map((taker) => (
          <TakerLine key={taker.place} taker={taker} />
        ))}
      </ol>
      {hasNextPage ? (
        <Button size="small" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('envelopes.more')}
        </Button>
      ) : null}
      {seed === null ? null : <EnvelopeVerify envelope={{ ...envelope, seed }} takers={takers} />}
    </section>
  );
}

function TakerLine({ taker: { place, name, amount, at, isOwn } }: { taker: Taker }) {
  const t = useText();
  const money = useMoneyText();
  return (
    <li data-own={isOwn || undefined}>
      <span className={styles['place']}>{place}</span>
      <bdi>{isOwn ? t('envelopes.you') : name}</bdi>
      <time dateTime={new Date(at).toISOString()}>{formatDateTime(at, { tag: t.tag })}</time>
      <b>{money(amount)}</b>
    </li>
  );
}
