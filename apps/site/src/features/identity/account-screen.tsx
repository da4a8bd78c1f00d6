// My account: who the player is to the house, what keeps the account safe, and the ways to what
// else is theirs to decide.
import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import { formatDate } from '@baize/i18n';
import {
  buttonClass,
  CopyText,
  KeyRoundIcon,
  LogOutIcon,
  ScaleIcon,
  Skeleton,
  Status,
  Button,
} from '@baize/ui';
import { client } from '../../app/client.ts';
import { openDialog } from '../../app/dialogs.ts';
import { LoadFailure } from '../../app/records/load-failure.tsx';
import { Screen } from '../../app/records/screen.tsx';
import { SiteLink } from '../../app/site-link.tsx';
import { useText } from '../../app/texts/texts.ts';
import styles from './account-screen.module.css';

function useMember() {
  return useQuery({
    queryKey: ['member'],
    queryFn: async () => unwrap(await client.identity.getMember()),
  });
}

function useHasPaymentPassword() {
  return useQuery({
    queryKey: ['money', 'payment-password'],
    queryFn: async () => unwrap(await client.identity.hasPaymentPassword()) === 1,
  });
}

function Row({ icon, title, hint, end }: Record<'icon' | 'title' | 'hint' | 'end', ReactNode>) {
  return (
    <li className={styles['row']}>
      <span className={styles['sign']}>{icon}</span>
      <span className={styles['what']}>
        <b>{title}</b>
        <span>{hint}</span>
      </span>
      {end}
    </li>
  );
}

function PaymentPasswordRow({ onSetUp }: { onSetUp: () => void }) {
  const t = useText();
  const { data } = useHasPaymentPassword();
  const end =
    data === true ? (
      <Status kind="good">{t('identity.payment-password-set')}</Status>
    ) : (
      <Button size="small" disabled={data === undefined} onClick={onSetUp}>
        {t('identity.payment-password-set-up')}
      </Button>
    );
  return (
    <Row
      icon={<KeyRoundIcon aria-hidden="true" />}
      title={t('identity.payment-password')}
      hint={t('identity.payment-password-hint')}
      end={end}
    />
  );
}

function Profile() {
  const t = useText();
  const { data: member, error, refetch } = useMember();
  if (error !== null) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  if (member === undefined) return <Skeleton shape="block" className={styles['box']} />;
  const { account, regDate, payee, email, mobile, id, memberLabel } = member;
  const facts = [
    [t('identity.payee-name'), payee],
    [t('identity.email'), email],
    [t('identity.mobile'), mobile],
  ] as const;
  return (
    <div className={styles['profile']}>
      <div className={styles['who']}>
        <span className={styles['avatar']} aria-hidden="true">
          {account.slice(0, 1).toUpperCase()}
        </span>
        <div>
          <h3>{account}</h3>
          <p>{t('identity.member-since', { date: formatDate(regDate, { tag: t.tag }) })}</p>
          {memberLabel.map(({ labelName }) => (
            <p key={labelName}>{labelName}</p>
          ))}
        </div>
      </div>
      <dl className={styles['facts']}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value === '' ? <i>{t('identity.not-given')}</i> : value}</dd>
          </div>
        ))}
        <div>
          <dt>{t('identity.member-number')}</dt>
          <dd>
            <CopyText
              text={id}
              shown={`…${id.slice(-8)}`}
              copyLabel={t('identity.copy-number')}
              copiedLabel={t('identity.copied')}
            />
          </dd>
        </div>
      </dl>
    </div>
  );
}

export function AccountScreen({ onSetUp }: { onSetUp: () => void }) {
  const t = useText();
  return (
    <Screen
      title={t('identity.security-centre')}
      actions={
        <Button size="small" icon={<LogOutIcon />} onClick={() => openDialog('logout')}>
          {t('shell.sign-out')}
        </Button>
      }
    >
      <Profile />
      <ul className={styles['rows']} aria-label={t('identity.security')}>
        <PaymentPasswordRow onSetUp={onSetUp} />
        <Row
          icon={<ScaleIcon aria-hidden="true" />}
          title={t('identity.account-fairness')}
          hint={t('identity.account-fairness-hint')}
          end={
            <SiteLink to="/fairness" className={buttonClass({ size: 'small' })}>
              {t('identity.account-fairness-link')}
            </SiteLink>
          }
        />
      </ul>
    </Screen>
  );
}
