// The page that takes the place of the whole site: closed for maintenance, or not offered where
// the visitor is, with their address and country. Signed-in players lose nothing by it.
import { Button, GlobeIcon, Logo, WrenchIcon } from '@baize/ui';
import type { SystemStatus } from '../app/status.ts';
import { useText } from '../app/texts/texts.ts';
import styles from './notice-screen.module.css';

export interface ClosedScreenProps {
  status: SystemStatus;
  code: 1 | 2;
}

export function ClosedScreen({ status, code }: ClosedScreenProps) {
  const t = useText();
  const { ip, country } = status.location;
  return (
    <main className={styles['closed']} data-ground="dark">
      <Logo name={status.info.brand.name} />
      <span className={styles['sign']} aria-hidden="true">
        {code === 1 ? <WrenchIcon size={34} /> : <GlobeIcon size={34} />}
      </span>
      <h1>{t(code === 1 ? 'shell.maintenance-title' : 'shell.region-title')}</h1>
      <p className={styles['text']}>
        {code === 1 ? t('shell.maintenance-text') : t('shell.region-text', { ip, country })}
      </p>
      {code === 2 ? (
        <dl className={styles['facts']}>
          <dt>{t('shell.your-address')}</dt>
          <dd>{ip}</dd>
          <dt>{t('shell.your-country')}</dt>
          <dd>{country}</dd>
        </dl>
      ) : null}
      <Button kind="primary" onClick={() => location.reload()}>
        {t('shell.retry')}
      </Button>
    </main>
  );
}
