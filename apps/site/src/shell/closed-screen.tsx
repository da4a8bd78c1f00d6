// The page that takes the place of the whole site: closed for maintenance, or not offered where
// the visitor is, with their address and country, and where the house can be reached meanwhile.
// Signed-in players lose nothing by it.
import { formatDateTime } from '@baize/i18n';
import { Button, buttonClass, GlobeIcon, HeadsetIcon, WrenchIcon } from '@baize/ui';
import { useContacts } from '../app/contacts.ts';
import { openCustomerService } from '../app/customer-service.ts';
import { type SystemStatus, useStatus } from '../app/status.ts';
import { useText } from '../app/texts/texts.ts';
import { BrandLogo } from './brand-logo.tsx';
import styles from './notice-screen.module.css';

export interface ClosedScreenProps {
  code: 1 | 2;
}

/** As its language calls it; what is no country is shown as it came. */
function countryName(tag: string, code: string): string {
  try {
    return new Intl.DisplayNames([tag], { type: 'region' }).of(code) ?? code;
  } catch {
    return code;
  }
}

/** There is always a way: without a customer service it leads to the help, which stays open. */
function Ways({ services }: { services: SystemStatus['info']['customerService'] }) {
  const t = useText();
  const contacts = useContacts();
  return (
    <>
      <Button kind="primary" icon={<HeadsetIcon />} onClick={() => openCustomerService(services)}>
        {t('shell.contact-us')}
      </Button>
      {contacts.map(({ kind, url, icon: Icon }) => (
        <a
          key={kind}
          className={buttonClass({})}
          href={url}
          target="_blank"
          rel="noopener noreferrer"
        >
          <Icon aria-hidden="true" />
          {t(`download.contact-${kind}`)}
        </a>
      ))}
    </>
  );
}

function Reason({ status, code }: ClosedScreenProps & { status: SystemStatus }) {
  const t = useText();
  const { ip } = status.location;
  const country = countryName(t.tag, status.location.country);
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
          <dd>{countryName(t.tag, country)}</dd>
        </dl>
      ) : null}
      <div className={styles['actions']}>
        <Ways services={status.info.customerService} />
        <Button onClick={() => location.reload()}>{t('shell.retry')}</Button>
      </div>
    </main>
  );
}
