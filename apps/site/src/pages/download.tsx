// The page that puts the site on a phone: the visitor's own kind of device first, the others after
// it, and by which addresses the house is known.
import { useSyncExternalStore } from 'react';
import { Badge, Card, Status } from '@baize/ui';
import { useLocation } from '../app/address.tsx';
import { useFace } from '../app/brand.ts';
import { useText } from '../app/texts/texts.ts';
import { AndroidSteps } from '../features/brand/android-steps.tsx';
import { DesktopSteps } from '../features/brand/desktop-steps.tsx';
import { IosSteps } from '../features/brand/ios-steps.tsx';
import { Lines } from '../features/brand/lines.tsx';
import { platformOf, platformsFrom, type Platform } from '../features/brand/platform.ts';
import styles from './download.module.css';

const steps: Readonly<Record<Platform, (props: { name: string }) => React.ReactNode>> = {
  ios: IosSteps,
  android: AndroidSteps,
  desktop: DesktopSteps,
};

const standalone = matchMedia('(display-mode: standalone)');

function useIsInstalled(): boolean {
  return useSyncExternalStore(
    (listener) => {
      standalone.addEventListener('change', listener);
      return () => standalone.removeEventListener('change', listener);
    },
    () => standalone.matches,
  );
}

export function DownloadPage() {
  const t = useText();
  const { name } = useFace();
  const { search } = useLocation();
  const own = platformOf(search, navigator);
  const isInstalled = useIsInstalled();
  return (
    <div className={styles['page']}>
      <header className={styles['head']}>
        <h1>{t('download.title', { name })}</h1>
        <p>{t('download.intro')}</p>
        {isInstalled ? <Status kind="good">{t('download.installed')}</Status> : null}
      </header>
      <div className={styles['panels']}>
        {platformsFrom(own).map((platform) => {
          const Steps = steps[platform];
          return (
            <Card
              key={platform}
              title={t(`download.${platform}`)}
              aside={
                platform === own ? (
                  <Badge tone="brass">{t('download.your-device')}</Badge>
                ) : undefined
              }
            >
              <Steps name={name} />
            </Card>
          );
        })}
      </div>
      <Lines />
    </div>
  );
}
