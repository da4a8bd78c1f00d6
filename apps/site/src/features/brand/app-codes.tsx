// Codes that a phone reads to come to the page of its own kind, small, and the way to that page.
import { QrCode } from '@baize/ui';
import { SiteLink } from '../../app/site-link.tsx';
import { useText } from '../../app/texts/texts.ts';
import styles from './app-codes.module.css';
import { phones, placeOn } from './platform.ts';

export function AppCodes() {
  const t = useText();
  return (
    <div className={styles['codes']}>
      <ul>
        {phones.map((platform) => (
          <li key={platform} className={styles['small']}>
            <QrCode text={placeOn(platform)} label={t(`download.scan-${platform}`)} />
            {t(`download.${platform}`)}
          </li>
        ))}
      </ul>
      <SiteLink to="/down" className={styles['more']}>
        {t('download.more')}
      </SiteLink>
    </div>
  );
}
