// The tiers of a play: chance, and the prize or odds; odds may be typed here.
import { formatPercentage } from '@baize/i18n';
import { Table, TextInput, type Column } from '@baize/ui';
import { useShow } from '../../app/show.ts';
import { useText } from '../../app/texts.ts';
import { useWord } from './game-facts.ts';
import type { PlayShown } from './game-settings.ts';
import styles from './lottery.module.css';
import { plainAmount } from './terms-entry.ts';

type Tier = PlayShown['tiers'][number] & { readonly place: number };

export interface PlayTiersProps {
  play: PlayShown;
  /** As they are typed, by tier; absent: they are only shown. */
  odds?: readonly string[] | undefined;
  onOdds?: ((odds: readonly string[]) => void) | undefined;
}

export function PlayTiers({ play, odds, onOdds }: PlayTiersProps) {
  const t = useText();
  const word = useWord();
  const { money } = useShow();
  const paid = ({ pays, push }: Tier) => {
    if (push) return t('console.lottery.push');
    return play.pays === 'prize' ? money(pays) : plainAmount(pays);
  };
  const columns: readonly Column<Tier>[] = [
    { key: 'bet', head: t('console.lottery.bet'), cell: ({ bet }) => (bet ? word(bet) : '–') },
    {
      key: 'chance',
      head: t('console.lottery.chance'),
      cell: ({ chance }) => <span className={styles['hash']}>{chance}</span>,
      align: 'money',
    },
    {
      key: 'pays',
      head: t(`console.lottery.pays-${play.pays}`),
      cell: (tier) =>
        odds && !tier.push ? (
          <TextInput
            className={styles['odds']}
            aria-label={t('console.lottery.odds-of', { bet: word(tier.bet) })}
            inputMode="decimal"
            maxLength={20}
            value={odds[tier.place] ?? ''}
            onChange={({ target }) => onOdds?.(odds.with(tier.place, target.value))}
          />
        ) : (
          paid(tier)
        ),
      align: 'money',
    },
  ];
  return (
    <Table
      caption={t('console.lottery.tiers')}
      columns={columns}
      rows={play.tiers.map((tier, place) => ({ ...tier, place }))}
      rowKey={({ place }) => String(place)}
    />
  );
}

/** What each kind of unit returns; of prizes at the highest group that may be chosen. */
export function PlayReturns({ play: { returns } }: { play: PlayShown }) {
  const t = useText();
  const word = useWord();
  return (
    <Table
      caption={t('console.lottery.return')}
      rows={returns}
      rowKey={({ bet }) => bet}
      columns={[
        { key: 'bet', head: t('console.lottery.bet'), cell: ({ bet }) => (bet ? word(bet) : '–') },
        {
          key: 'exact',
          head: t('console.lottery.return-exact'),
          cell: ({ exact }) => <span className={styles['hash']}>{exact}</span>,
          align: 'money',
        },
        {
          key: 'percent',
          head: t('console.lottery.return'),
          cell: ({ percent }) => formatPercentage(percent, t.tag),
          align: 'money',
        },
      ]}
    />
  );
}
