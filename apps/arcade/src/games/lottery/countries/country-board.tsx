// The board of a draw as its country publishes it: Thailand's first prize with front, back and
// bottom numbers, Hanoi's and Lao's number with what is bet on, the three columns of four digits.
import { useArcade } from '../../../app/arcade-context.tsx';
import { betNumbers, countryPrizes, writtenAt, type WrittenPrize } from './country-prizes.ts';
import styles from './countries.module.css';

export interface CountryBoardProps {
  kind: string;
  numbers: readonly number[];
}

export function CountryBoard({ kind, numbers }: CountryBoardProps) {
  const written = writtenAt(kind, numbers);
  const prizes = countryPrizes(kind, written);
  return (
    <div className={styles['board']} data-kind={kind}>
      <Prizes prizes={prizes} />
      <BetNumbers kind={kind} written={written} />
    </div>
  );
}

export function Prizes({
  prizes,
  rolls,
}: {
  prizes: readonly WrittenPrize[];
  /** The places whose numbers still roll. */
  rolls?: (place: number) => boolean;
}) {
  const { t } = useArcade();
  return (
    <dl className={styles['prizes']}>
      {prizes.map(({ name, numbers }) => (
        <div key={name} className={styles['prize']} data-prize={name}>
          <dt>{t.named(`lottery-play.prize-${name}`) ?? name}</dt>
          <dd>
            {numbers.map(({ place, written }) => (
              <b key={place} data-rolls={rolls?.(place) || undefined}>
                {written}
              </b>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function BetNumbers({ kind, written }: { kind: string; written: readonly string[] }) {
  const { t } = useArcade();
  const bets = betNumbers(kind, written);
  if (bets.length === 0) return null;
  return (
    <dl className={styles['bets']}>
      {bets.map(({ id, written: text }) => (
        <div key={id} className={styles['bet']}>
          <dt>{t(`lottery-play.result-${id}`)}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
