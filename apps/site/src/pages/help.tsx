// The help centre as a page, with the site around it or bare.
import { HelpCenter } from '../features/help/help-center.tsx';
import { useText } from '../app/texts/texts.ts';
import styles from '../features/help/help.module.css';

export function HelpPage() {
  const t = useText();
  return (
    <div className={styles['help']}>
      <header className={styles['head']}>
        <h1>{t('help.title')}</h1>
        <p>{t('help.intro')}</p>
      </header>
      <HelpCenter />
    </div>
  );
}
