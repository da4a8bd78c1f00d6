// The page of transfers, up or down: the bounds, what must be done first, the form, and the record.
import type { ReactNode } from 'react';
import { Card, EmptyState, SendIcon, Skeleton } from '@baize/ui';
import { useHasPaymentPassword } from '../../../app/payment-password.ts';
import { LoadFailure } from '../../../app/records/load-failure.tsx';
import { PaymentPasswordForm } from '../../../app/records/payment-password-form.tsx';
import { Screen } from '../../../app/records/screen.tsx';
import { useText } from '../../../app/texts/texts.ts';
import { BalanceFact } from '../balance-fact.tsx';
import { type Terms, useTerms, useToldTransfers } from './terms.ts';
import { TransferFacts, useWhyNot, WhyNot } from './transfer-facts.tsx';
import { TransferList } from './transfer-list.tsx';
import wallet from '../wallet.module.css';

interface TransferPageProps {
  title: string;
  /** What is shown where nothing may be sent. */
  none: string;
  isOffered: (terms: Terms) => boolean;
  form: (terms: Terms) => ReactNode;
}

const Waiting = () => <Skeleton shape="block" className={wallet['form-box']} />;

function Ask({ terms, form }: { terms: Terms; form: TransferPageProps['form'] }) {
  const t = useText();
  const password = useHasPaymentPassword();
  const why = useWhyNot(terms);
  if (why !== undefined) return null;
  if (password.data === undefined) {
    return password.error === null ? (
      <Waiting />
    ) : (
      <LoadFailure error={password.error} onRetry={() => void password.refetch()} />
    );
  }
  if (password.data) return form(terms);
  return (
    <Card title={t('identity.payment-password-title')} className={wallet['narrow']}>
      <PaymentPasswordForm />
    </Card>
  );
}

function Start({ none, isOffered, form }: Omit<TransferPageProps, 'title'>) {
  const { data: terms, error, refetch } = useTerms();
  if (terms === undefined) {
    return error === null ? (
      <Waiting />
    ) : (
      <LoadFailure error={error} onRetry={() => void refetch()} />
    );
  }
  if (!isOffered(terms)) return <EmptyState icon={<SendIcon />}>{none}</EmptyState>;
  return (
    <>
      <TransferFacts terms={terms} />
      <WhyNot terms={terms} />
      <Ask terms={terms} form={form} />
    </>
  );
}

export function TransferPage({ title, ...start }: TransferPageProps) {
  useToldTransfers();
  return (
    <Screen title={title} fact={<BalanceFact />}>
      <Start {...start} />
      <TransferList />
    </Screen>
  );
}
