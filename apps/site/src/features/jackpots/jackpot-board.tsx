// The jackpots of our slots: the grand one large, the others beside it, and their rules one press
// away. An amount changes only by the server's figures.
import { type Ref, useState } from 'react';
import { formatMoney, formatRelative } from '@baize/i18n';
import {
  Button,
  ChevronDownIcon,
  Dialog,
  InfoIcon,
  JackpotRules,
  type ShownJackpots,
  TrophyIcon,
} from '@baize/ui';
import { failureText } from '../../app/failure-text.ts';
import { useInSight } from '../../app/use-sight.ts';
import { useText } from '../../app/texts/texts.ts';
import styles from './jackpot-board.module.css';
import { JackpotWait } from './jackpot-wait.tsx';
import { useJackpots } from './jackpots.ts';

type Jackpots = NonNullable<ReturnType<typeof useJackpots>['data']>;
type Tier = Jackpots['tiers'][number];

/** For the example in the rules. */
const exampleStake = '1.00';

function TierPlate({ tier, symbol, now }: { tier: Tier; symbol: string; now: number }) {
  const t = useText();
  const { tag } = t;
  const money = (amount: string) => formatMoney(amount, { tag, symbol });
  const { lastWin } = tier;
  return (
    <li className={styles['tier']} data-tier={tier.tier}>
      <span className={styles['name']}>{t(`jackpots.${tier.tier}`)}</span>
      <strong className={styles['amount']} style={{ '--digits': money(tier.amount).length }}>
        {money(tier.amount)}
      </strong>
      <span className={styles['note']}>
        {tier.turnover === null
          ? t('jackpots.drops-by', { amount: money(tier.prizeMaximum) })
          : lastText(t, lastWin, now, money)}
      </span>
    </li>
  );
}

function lastText(
  t: ReturnType<typeof useText>,
  lastWin: Tier['lastWin'],
  now: number,
  money: (amount: string) => string,
): string {
  if (lastWin === null) return t('jackpots.none-yet');
  const when = formatRelative(lastWin.wonAt, now, t.tag);
  return t('jackpots.last-win', { when, amount: money(lastWin.prize) });
}

export function JackpotBoard() {
  const t = useText();
  const { ref, isInSight } = useInSight();
  const { data, isPending, error } = useJackpots(isInSight);
  const [isOpen, setOpen] = useState(false);
  const [isWhole, setWhole] = useState(false);
  if (isPending)
    return (
      <div ref={ref}>
        <JackpotWait />
      </div>
    );
  if (data === undefined && error !== null) return <GoneBoard error={error} place={ref} />;
  if (data === undefined || data.tiers.length === 0) return null;
  return (
    <section
      ref={ref}
      className={styles['board']}
      aria-label={t('jackpots.title')}
      data-ground="dark"
      data-whole={isWhole}
    >
      <header className={styles['head']}>
        <TrophyIcon aria-hidden="true" />
        <div>
          <h2>{t('jackpots.title')}</h2>
          <p>{t('jackpots.all-slots')}</p>
        </div>
        <Fold jackpots={data} isWhole={isWhole} onFold={() => setWhole(!isWhole)} />
        <Button
          size="small"
          className={styles['rules']}
          icon={<InfoIcon />}
          onClick={() => setOpen(true)}
        >
          {t('jackpots.how-it-works')}
        </Button>
      </header>
      <ol className={styles['tiers']}>
        {data.tiers.toReversed().map((tier) => (
          <TierPlate key={tier.tier} tier={tier} symbol={data.currencySymbol} now={data.at} />
        ))}
      </ol>
      <RulesDialog open={isOpen} onClose={() => setOpen(false)} jackpots={data} />
    </section>
  );
}

interface FoldProps {
  jackpots: Jackpots;
  isWhole: boolean;
  onFold: () => void;
}

/** On a phone the board is a line with the largest amount until it is opened. */
function Fold({ jackpots, isWhole, onFold }: FoldProps) {
  const t = useText();
  const amount = jackpots.tiers.at(-1)?.amount ?? '0';
  return (
    <button type="button" className={styles['fold']} aria-expanded={isWhole} onClick={onFold}>
      <span className={styles['hint']}>{t('jackpots.grand')}</span>
      <strong>{formatMoney(amount, { tag: t.tag, symbol: jackpots.currencySymbol })}</strong>
      <ChevronDownIcon aria-hidden="true" />
    </button>
  );
}

/** An old amount is not shown, but that there are jackpots is still true. */
function GoneBoard({ error, place }: { error: Error; place: Ref<HTMLElement> }) {
  const t = useText();
  return (
    <section
      ref={place}
      className={styles['board']}
      aria-label={t('jackpots.title')}
      data-ground="dark"
    >
      <header className={styles['head']}>
        <TrophyIcon aria-hidden="true" />
        <div>
          <h2>{t('jackpots.title')}</h2>
          <p>{failureText(t, error)}</p>
        </div>
      </header>
    </section>
  );
}

interface RulesDialogProps {
  open: boolean;
  onClose: () => void;
  jackpots: ShownJackpots;
}

function RulesDialog({ open, onClose, jackpots }: RulesDialogProps) {
  const t = useText();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('jackpots.how-it-works')}
      closeLabel={t('jackpots.close')}
      size="medium"
      onlyText
    >
      <JackpotRules t={t} jackpots={jackpots} stake={exampleStake} demo={false} />
    </Dialog>
  );
}
