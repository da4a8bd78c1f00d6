// The steps to keep the site as an app on an iPhone: by its own menu, or by a profile with one icon
// in it.
import { buttonClass, DownloadIcon, Status } from '@baize/ui';
import { useText } from '../../app/texts/texts.ts';
import { useApps } from './apps.ts';
import styles from './steps.module.css';

export function IosSteps({ name }: { name: string }) {
  const t = useText();
  const profile = useApps().data?.profile;
  return (
    <div className={styles['steps']}>
      <ol>
        <li>{t('download.ios-1')}</li>
        <li>{t('download.ios-2')}</li>
        <li>{t('download.ios-3', { name })}</li>
      </ol>
      <h3>{t('download.profile-title')}</h3>
      <ol>
        <li>{t('download.profile-1')}</li>
        <li>{t('download.profile-2')}</li>
      </ol>
      <p className={styles['note']}>{t('download.profile-what')}</p>
      {profile === undefined ? null : (
        <>
          <a className={buttonClass({})} href={profile.address} download="app.mobileconfig">
            <DownloadIcon aria-hidden="true" />
            {t('download.profile-get')}
          </a>
          {profile.isSandbox ? (
            <Status kind="waiting" className={styles['wraps']}>
              {t('download.signed-sandbox')}
            </Status>
          ) : (
            <Status kind="good" className={styles['wraps']}>
              {t('download.signed-by', { name: profile.signedBy })}
            </Status>
          )}
        </>
      )}
    </div>
  );
}
