// The steps to keep the site as an app on a computer, and codes by which a phone comes to this
// page.
import { QrCode } from '@baize/ui';
import { useText } from '../../app/texts/texts.ts';
import { InstallButton } from './install-button.tsx';
import { phones, placeOn } from './platform.ts';
import styles from './steps.module.css';

export function DesktopSteps({ name }: { name: string }) {
  const t = useText();
  return (
    <div className={styles['beside']}>
      <div className={styles['steps']}>
        <InstallButton />
        <ol>
          <li>{t('download.desktop-1')}</li>
          <li>{t('download.desktop-2', { name })}</li>
        </ol>
        <p className={styles['note']}>{t('download.scan-hint')}</p>
      </div>
      <div className={styles['codes']}>
        {phones.map((platform) => (
          <figure key={platform}>
            <QrCode text={placeOn(platform)} label={t(`download.scan-${platform}`)} />
            <figcaption>{t(`download.${platform}`)}</figcaption>
          </figure>
        ))}
      </div>
    </div>
  );
}
