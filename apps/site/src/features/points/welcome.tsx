// The points mall for a visitor or a demo account: what points are, and the way in.
import { Button, RewardArt } from '@baize/ui';
import { openDialog } from '../../app/dialogs.ts';
import { useText } from '../../app/texts/texts.ts';
import { RuleList } from './rules.tsx';
import styles from './points.module.css';

export function Welcome({ isTrying }: { isTrying: boolean }) {
  const t = useText();
  return (
    <>
      <section className={styles['hero']} data-ground="dark">
        <RewardArt picture="coins" sizes="700px" eager className={styles['coin']} />
        <div className={styles['own']}>
          <h2>{t('points.visitor-title')}</h2>
          <p>{t(isTrying ? 'points.demo-text' : 'points.visitor-text')}</p>
          <div className={styles['buttons']}>
            <Button kind="primary" onClick={() => openDialog('register')}>
              {t('points.register')}
            </Button>
            {isTrying ? null : (
              <Button onClick={() => openDialog('login')}>{t('points.sign-in')}</Button>
            )}
          </div>
        </div>
      </section>
      <RuleList />
    </>
  );
}
