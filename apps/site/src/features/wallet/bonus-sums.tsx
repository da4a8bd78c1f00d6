// The arithmetic of a bonus: what was staked in each category, by how much it counts, and how bets
// of every category would count.
import { useMoneyText } from '../../app/money-text.ts';
import { useText } from '../../app/texts/texts.ts';
import type { Bonus } from './bonuses.ts';
import styles from './bonuses.module.css';

export function BonusSums({ bonus }: { bonus: Bonus }) {
  const t = useText();
  return (
    <div className={styles['sums']}>
      <h3>{t('bonuses.how')}</h3>
      {bonus.sums.length === 0 ? (
        <p className={styles['small']}>{t('bonuses.no-bets')}</p>
      ) : (
        <ul>
          {bonus.sums.map((sum) => (
            <Sum key={`${sum.category} ${sum.percent}`} sum={sum} />
          ))}
        </ul>
      )}
      <details>
        <summary>{t('bonuses.weights')}</summary>
        <Weights weights={bonus.weights} />
      </details>
    </div>
  );
}

function Sum({ sum }: { sum: Bonus['sums'][number] }) {
  const t = useText();
  const money = useMoneyText();
  const { category, percent, bets, stake, counted } = sum;
  return (
    <li className={styles['line']}>
      <span>
        {t.named(`catalogue.category-${category}`) ?? category}{' '}
        <span className={styles['small']}>{t('bonuses.sum-bets', { count: bets })}</span>
      </span>
      <span>
        {t('bonuses.sum-line', { stake: money(stake), percent, counted: money(counted) })}
      </span>
    </li>
  );
}

function Weights({ weights: { categories, games, oddsMin } }: { weights: Bonus['weights'] }) {
  const t = useText();
  const leastOf = (category: string) => oddsMin.find((one) => one.category === category);
  return (
    <>
      <ul>
        {categories.map(({ category, percent }) => {
          const least = leastOf(category);
          return (
            <li key={category} className={styles['line']}>
              <span>{t.named(`catalogue.category-${category}`) ?? category}</span>
              <span>
                {least === undefined
                  ? t('bonuses.weight', { percent })
                  : t('bonuses.weight-odds', { percent, odds: least.hundredths / 100 })}
              </span>
            </li>
          );
        })}
        {games.map(({ game, percent }) => (
          <li key={game} className={styles['line']}>
            <span>{game}</span>
            <span>{t('bonuses.weight', { percent })}</span>
          </li>
        ))}
      </ul>
      <p className={styles['small']}>{t('bonuses.weights-why')}</p>
    </>
  );
}
