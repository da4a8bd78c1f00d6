// The lotteries of South-East Asia by country, each under its flag.
import type { ReactNode } from 'react';
import { useArcade } from '../../../app/arcade-context.tsx';
import type { GameNow } from '../desk/lottery-terms.ts';
import { Flag, type Country } from './flag.tsx';
import styles from './country-lobby.module.css';

const countries = ['TH', 'VN', 'LA', '4D'] as const;
const countryOf: Readonly<Record<string, Country>> = {
  THAI: 'TH',
  YEEKEE: 'TH',
  HANOI: 'VN',
  LAO: 'LA',
  D4: '4D',
};

export interface CountryLobbyProps {
  games: readonly GameNow[];
  /** The list of a country's games. */
  cards: (games: readonly GameNow[]) => ReactNode;
}

export function CountryLobby({ games, cards }: CountryLobbyProps) {
  const { t } = useArcade();
  return (
    <div className={styles['countries']}>
      {countries.map((country) => {
        const own = games.filter(({ kind }) => countryOf[kind] === country);
        const name = t(`lottery-play.country-${country}`);
        return own.length === 0 ? null : (
          <section key={country} aria-label={name} className={styles['country']}>
            <h2 className={styles['name']}>
              <Flag country={country} />
              {name}
            </h2>
            {cards(own)}
          </section>
        );
      })}
    </div>
  );
}
