// The protections of the account in one list: password, phone, mailbox and payment password, each
// with its state and a button.
import { type ReactNode, useState } from 'react';
import { formatRelative } from '@baize/i18n';
import {
  Button,
  KeyRoundIcon,
  LockIcon,
  MailIcon,
  Skeleton,
  SmartphoneIcon,
  Status,
} from '@baize/ui';
import { timeNow } from '../../../app/clock.ts';
import { openDialog } from '../../../app/dialogs.ts';
import { LoadFailure } from '../../../app/records/load-failure.tsx';
import { useModule } from '../../../app/status.ts';
import { useText } from '../../../app/texts/texts.ts';
import { EmailDialog } from './email-dialog.tsx';
import { GuardRow } from './guard-row.tsx';
import { type Security, useSecurity } from './member.ts';
import { MobileDialog } from './mobile-dialog.tsx';
import { PaymentPasswordDialog } from './payment-password-dialog.tsx';
import styles from './account.module.css';

type Asked = 'mobile' | 'email' | 'payment';

interface RowProps {
  security: Security;
  onAsk: (asked: Asked) => void;
}

function State({ isUp, children }: { isUp: boolean; children: ReactNode }) {
  return <Status kind={isUp ? 'good' : 'waiting'}>{children}</Status>;
}

function PasswordRow({ security }: { security: Security }) {
  const t = useText();
  const [now] = useState(timeNow);
  const mayChange = useModule('PASS3');
  const ago = formatRelative(security.passwordChangedAt, now, t.tag);
  return (
    <GuardRow
      icon={<LockIcon />}
      title={t('identity.password')}
      hint={t('security.password-changed', { ago })}
      action={
        mayChange ? (
          <Button size="small" onClick={() => openDialog('change-password')}>
            {t('security.change')}
          </Button>
        ) : undefined
      }
    />
  );
}

function contactAction(value: string, isVerified: boolean) {
  if (isVerified) return 'security.change';
  return value === '' ? 'security.bind' : 'security.verify';
}

function ContactRow({ security, onAsk, kind }: RowProps & { kind: 'mobile' | 'email' }) {
  const t = useText();
  const isVerified = security[`${kind}Verified`];
  const value = security[kind];
  const isThere = value !== '';
  return (
    <GuardRow
      icon={kind === 'mobile' ? <SmartphoneIcon /> : <MailIcon />}
      title={t(`identity.${kind}`)}
      hint={isThere ? <bdi dir="ltr">{value}</bdi> : t(`security.${kind}-why`)}
      state={
        <State isUp={isVerified}>
          {t(isVerified ? 'security.verified' : 'security.not-verified')}
        </State>
      }
      action={
        <Button size="small" onClick={() => onAsk(kind)}>
          {t(contactAction(value, isVerified))}
        </Button>
      }
    />
  );
}

function PaymentRow({ security, onAsk, onSetUp }: RowProps & { onSetUp: () => void }) {
  const t = useText();
  const isSet = security.hasPaymentPassword;
  return (
    <GuardRow
      icon={<KeyRoundIcon />}
      title={t('identity.payment-password')}
      hint={t('identity.payment-password-hint')}
      state={
        <State isUp={isSet}>
          {t(isSet ? 'identity.payment-password-set' : 'identity.payment-password-not-set')}
        </State>
      }
      action={
        <Button size="small" onClick={isSet ? () => onAsk('payment') : onSetUp}>
          {t(isSet ? 'security.change' : 'identity.payment-password-set-up')}
        </Button>
      }
    />
  );
}

const dialogs = {
  mobile: MobileDialog,
  email: EmailDialog,
  payment: PaymentPasswordDialog,
} as const;

export function Guards({ onSetUp }: { onSetUp: () => void }) {
  const t = useText();
  const [asked, setAsked] = useState<Asked>();
  const { data: security, error, refetch } = useSecurity();
  if (error !== null) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  if (security === undefined) return <Skeleton shape="block" className={styles['box']} />;
  const Asking = asked === undefined ? undefined : dialogs[asked];
  return (
    <>
      <ul className={styles['rows']} aria-label={t('identity.security')}>
        <PasswordRow security={security} />
        <ContactRow kind="mobile" security={security} onAsk={setAsked} />
        <ContactRow kind="email" security={security} onAsk={setAsked} />
        <PaymentRow security={security} onAsk={setAsked} onSetUp={onSetUp} />
      </ul>
      {Asking ? <Asking security={security} onClose={() => setAsked(undefined)} /> : null}
    </>
  );
}
