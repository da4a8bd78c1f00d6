// My contracts: those given to the agents below and those received from above, what waits for an
// answer, and the way to offer one.
import { useState } from 'react';
import {
  Badge,
  Button,
  EmptyState,
  Pager,
  PlusIcon,
  ScrollTextIcon,
  Skeleton,
  Tabs,
} from '@baize/ui';
import { LoadFailure } from '../../app/records/load-failure.tsx';
import { Note } from '../../app/records/note.tsx';
import { Screen } from '../../app/records/screen.tsx';
import { useText } from '../../app/texts/texts.ts';
import { AgreementCard } from './agreement-card.tsx';
import { AgreementDialog } from './agreement-dialog.tsx';
import { type Agreement, type AgreementInFull, type Side, useAgreements } from './agreements.ts';
import { OfferDialog } from './offer-dialog.tsx';
import styles from './agreements.module.css';

const sides: readonly Side[] = ['received', 'given'];

interface ListProps {
  side: Side;
  onOpen: (agreement: Agreement) => void;
  onOffer: () => void;
}

function Contracts({ side, onOpen, onOffer }: ListProps) {
  const t = useText();
  const [pageNo, setPage] = useState(1);
  const { data, error, refetch, isPlaceholderData } = useAgreements({ side, pageNo });
  if (data === undefined) {
    if (error !== null) return <LoadFailure error={error} onRetry={() => void refetch()} />;
    return <Skeleton shape="block" className={styles['waiting']} />;
  }
  const labels = {
    nav: t('wallet.pages'),
    previous: t('shell.previous'),
    next: t('shell.next'),
    page: (page: number) => t('shell.page-number', { page, total: data.totalPage }),
  };
  if (data.list.length === 0) {
    const offer = <Button onClick={onOffer}>{t('contracts.new')}</Button>;
    return (
      <EmptyState icon={<ScrollTextIcon />} action={side === 'given' ? offer : undefined}>
        {t(`contracts.none-${side}`)}
      </EmptyState>
    );
  }
  return (
    <div className={styles['list']} data-waits={isPlaceholderData || undefined}>
      <ul className={styles['cards']} aria-label={t(`contracts.side-${side}`)}>
        {data.list.map((one) => (
          <AgreementCard key={one.id} agreement={one} side={side} onOpen={() => onOpen(one)} />
        ))}
      </ul>
      <Pager page={pageNo} pages={Math.max(1, data.totalPage)} onPage={setPage} labels={labels} />
    </div>
  );
}

function useToAnswer(side: Side): number {
  return useAgreements({ side, pageNo: 1 }).data?.toAnswer ?? 0;
}

export function ContractsScreen() {
  const t = useText();
  const [side, setSide] = useState<Side>('received');
  const [opened, setOpened] = useState<Agreement>();
  const [offered, setOffered] = useState<AgreementInFull | 'new'>();
  const waiting = useToAnswer(side);
  return (
    <Screen
      title={t('contracts.title')}
      fact={
        waiting > 0 ? <Badge tone="live">{t('contracts.wait', { count: waiting })}</Badge> : null
      }
      actions={
        <Button kind="primary" size="small" icon={<PlusIcon />} onClick={() => setOffered('new')}>
          {t('contracts.new')}
        </Button>
      }
    >
      <Note>{t('contracts.intro')}</Note>
      <Tabs
        label={t('contracts.title')}
        tabs={sides.map((id) => ({ id, label: t(`contracts.side-${id}`) }))}
        selected={side}
        onSelect={setSide}
      >
        <Contracts key={side} side={side} onOpen={setOpened} onOffer={() => setOffered('new')} />
      </Tabs>
      {opened ? (
        <AgreementDialog
          id={opened.id}
          side={side}
          onClose={() => setOpened(undefined)}
          onChange={(agreement) => {
            setOpened(undefined);
            setOffered(agreement);
          }}
        />
      ) : null}
      {offered ? (
        <OfferDialog
          changed={offered === 'new' ? undefined : offered}
          onClose={() => setOffered(undefined)}
        />
      ) : null}
    </Screen>
  );
}
