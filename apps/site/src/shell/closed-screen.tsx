// The page that takes the place of the whole site: closed for maintenance, or not offered where
// the visitor is, with their address and country. Signed-in players lose nothing by it.
import { formatDateTime } from '@baize/i18n';
import { Button, GlobeIcon, HeadsetIcon, WrenchIcon } from '@baize/ui';
import { openCustomerService } from '../app/customer-service.ts';
import { type SystemStatus, useStatus } from '../app/status.ts';
import { useText } from '../app/texts/texts.ts';
import { BrandLogo } from './brand-logo.tsx';
import styles from './notice-screen.module.css';

export interface ClosedScreenProps {
  code: 1 | 2;
}

function Reason({ status, code }: ClosedScreenProps & { status: SystemStatus }) {
  const t = useText();
  const { ip, country } = status.location;
  const { message, endsAt } = status.maintenanceNotice ?? { message: '', endsAt: null };
  if (code === 2)
    return <p className={styles['text']}>{t('shell.region-text', { ip, country })}</p>;
  return (
    <>
      <p className={styles['text']}>{message === '' ? t('shell.maintenance-text') : message}</p>
      {endsAt === null ? null : (
        <p className={styles['text']}>
          {t('shell.maintenance-until', { when: formatDateTime(endsAt, { tag: t.tag }) })}
        </p>
      )}
    </>
  );
}

export function ClosedScreen({ code }: ClosedScreenProps) {
  const t = useText();
  const status = useStatus();
  if (status === undefined) return null;
  const { ip, country } = status.location;
  return (
    <main className={styles['closed']} data-ground="dark">
      <BrandLogo />
      <span className={styles['sign']} aria-hidden="true">
        {code === 1 ? <WrenchIcon size={34} /> : <GlobeIcon size={34} />}
      </span>
      <h1>{t(code === 1 ? 'shell.maintenance-title' : 'shell.region-title')}</h1>
      <Reason status={status} code={code} />
      {code === 2 ? (
        <dl className={styles['facts']}>
          <dt>{t('shell.your-address')}</dt>
          <dd>{ip}</dd>
          <dt>{t('shell.your-country')}</dt>
          <dd>{country}</dd>
        </dl>
      ) : null}
      <div className={styles['actions']}>
        <Button
          kind="primary"
          icon={<HeadsetIcon />}
          onClick={() => openCustomerService(status.info.customerService)}
        >
          {t('shell.contact-us')}
        </Button>
        <Button onClick={() => location.reload()}>{t('shell.retry')}</Button>
      </div>
    </main>
  );
}
