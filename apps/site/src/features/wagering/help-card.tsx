// People to talk to who have nothing to do with the house.
import { Card } from '@baize/ui';
import { useText } from '../../app/texts/texts.ts';
import styles from './limits.module.css';

const people = [
  ['https://www.gamblingtherapy.org/', 'wagering.help-therapy'],
  ['https://gamblersanonymous.org/', 'wagering.help-anonymous'],
] as const;

export function HelpCard() {
  const t = useText();
  return (
    <Card title={t('wagering.help-title')}>
      <p className={styles['about']}>{t('wagering.help-text')}</p>
      <ul className={styles['people']}>
        {people.map(([address, text]) => (
          <li key={address}>
            <a href={address} target="_blank" rel="noreferrer">
              {t(text)}
            </a>
          </li>
        ))}
      </ul>
    </Card>
  );
}
