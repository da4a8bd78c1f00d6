// The rows of the betting record, as a table and as cards.
import { unitsOf } from '@baize/client';
import type { OutputOf, wagering } from '@baize/contract';
import { formatDateTime } from '@baize/i18n';
import { type Column, Money, ShieldCheckIcon, Status } from '@baize/ui';
import { useMoneyText } from '../../app/money-text.ts';
import { OpenButton } from '../../app/records/facts.tsx';
import { RecordLine } from '../../app/records/record-card.tsx';
import { roundLooks } from '../../app/records/round-part.tsx';
import { SiteLink } from '../../app/site-link.tsx';
import { useText } from '../../app/texts/texts.ts';
import styles from './betting-record.module.css';

export type BetRecord = OutputOf<typeof wagering.listBets>;
export type Bet = BetRecord['list'][number];
type Open = (bet: Bet) => void;

function Verify({ bet }: { bet: Bet }) {
  const t = useText();
  if (!bet.verifiable) return null;
  return (
    <SiteLink
      className={styles['verify']}
      to={`/fairness?round=${bet.roundId}`}
      aria-label={t('wagering.verify-round', { game: bet.gameName })}
    >
      <ShieldCheckIcon aria-hidden="true" />
      {t('wagering.verify')}
    </SiteLink>
  );
}

function State({ state }: Pick<Bet, 'state'>) {
  const t = useText();
  return <Status kind={roundLooks[state]}>{t(`wagering.state-${state}`)}</Status>;
}

function Reference({ bet, onOpen }: { bet: Bet; onOpen: Open }) {
  const t = useText();
  const { reference, gameName: game } = bet;
  return (
    <OpenButton
      text={reference}
      label={t('wagering.open-round', { game, reference })}
      onClick={() => onOpen(bet)}
    />
  );
}

export function useBetColumns(onOpen: Open): readonly Column<Bet>[] {
  const t = useText();
  const { tag } = useMoneyText();
  const money = (amount: number) => <Money units={unitsOf(amount)} locale={tag} />;
  return [
    { key: 'time', head: t('wallet.time'), cell: (bet) => formatDateTime(bet.openedAt, { tag }) },
    { key: 'game', head: t('wagering.game'), cell: ({ gameName }) => gameName },
    {
      key: 'reference',
      head: t('wallet.reference'),
      cell: (bet) => <Reference bet={bet} onOpen={onOpen} />,
    },
    { key: 'state', head: t('wallet.state'), cell: ({ state }) => <State state={state} /> },
    { key: 'verify', head: t('wagering.fairness'), cell: (bet) => <Verify bet={bet} /> },
    {
      key: 'stake',
      head: t('wagering.stake'),
      align: 'money',
      cell: ({ stake, free }) => (
        <>
          {money(stake)}
          <FreePart free={free} />
        </>
      ),
    },
    {
      key: 'payout',
      head: t('wagering.payout'),
      align: 'money',
      cell: ({ payout, jackpot }) => (
        <>
          {money(payout)}
          <JackpotPart jackpot={jackpot} />
        </>
      ),
    },
    {
      key: 'net',
      head: t('wagering.net'),
      align: 'money',
      cell: ({ netProfit }) => (
        <Money units={unitsOf(netProfit)} locale={tag} tone="change" sign="always" />
      ),
    },
  ];
}

/** Whose the stake was, where the house paid it. */
function FreePart({ free }: Pick<Bet, 'free'>) {
  const t = useText();
  if (free === null) return null;
  return <RecordLine look="quiet" start="" end={t(`wagering.free-${free}`)} />;
}

/** How much of a payout a jackpot paid, where it did. */
function JackpotPart({ jackpot }: Pick<Bet, 'jackpot'>) {
  const t = useText();
  const money = useMoneyText();
  if (jackpot === 0) return null;
  return (
    <RecordLine
      look="quiet"
      start=""
      end={t('wagering.jackpot-in-it', { amount: money(jackpot) })}
    />
  );
}

export function BetCard({ bet, onOpen }: { bet: Bet; onOpen: Open }) {
  const show = useMoneyText();
  const { stake, payout, netProfit, openedAt, gameName } = bet;
  return (
    <>
      <RecordLine
        look="lead"
        start={gameName}
        end={<Money units={unitsOf(netProfit)} locale={show.tag} tone="change" sign="always" />}
      />
      <RecordLine start={`${show(stake)} → ${show(payout)}`} end={<Verify bet={bet} />} />
      <FreePart free={bet.free} />
      <JackpotPart jackpot={bet.jackpot} />
      <RecordLine look="quiet" start={<Reference bet={bet} onOpen={onOpen} />} end="" />
      <RecordLine
        look="quiet"
        start={formatDateTime(openedAt, { tag: show.tag })}
        end={<State state={bet.state} />}
      />
    </>
  );
}
