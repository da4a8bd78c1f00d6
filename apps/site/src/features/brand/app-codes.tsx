// Small QR codes for phones, each leading to the page of its platform, and a link to that page.
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
