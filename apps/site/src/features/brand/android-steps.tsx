// The steps to keep the site as an app on Android: the browser installs it, or a package of the
// brand, with the digest to check it by.
import { buttonClass, DownloadIcon } from '@baize/ui';
import { useText } from '../../app/texts/texts.ts';
import { useApps } from './apps.ts';
import { InstallButton } from './install-button.tsx';
import styles from './steps.module.css';

export function AndroidSteps({ name }: { name: string }) {
  const t = useText();
  const file = useApps().data?.android;
  return (
    <div className={styles['steps']}>
      <InstallButton />
      <ol>
        <li>{t('download.android-1')}</li>
        <li>{t('download.android-2')}</li>
        <li>{t('download.android-3', { name })}</li>
      </ol>
      {file ? (
        <>
          <h3>{t('download.package-title')}</h3>
          <a className={buttonClass({})} href={file.address} rel="noopener noreferrer">
            <DownloadIcon aria-hidden="true" />
            {t('download.package-get', { version: file.version })}
          </a>
          <p className={styles['note']}>{t('download.package-digest')}</p>
          <code className={styles['digest']}>{file.sha256}</code>
          <p className={styles['note']}>{t('download.package-check')}</p>
        </>
      ) : null}
    </div>
  );
}
