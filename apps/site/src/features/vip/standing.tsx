// The member's standing: the badge within a ring of progress, what is left in words, the bars
// beneath, and when the month ends. A member on a break is shown the badge alone.
import { formatDate } from '@baize/i18n';
import type { Units } from '@baize/money';
import { Button, buttonClass, ProgressBar, Skeleton } from '@baize/ui';
import { useMoneyText } from '../../app/money-text.ts';
import { useMemberCentre } from '../../app/member-pages.ts';
import { LoadFailure } from '../../app/records/load-failure.tsx';
import { useText } from '../../app/texts/texts.ts';
import { type Level, type Progress, useVipLevels, useVipProgress } from './levels.ts';
import { leftOf, type Pair, shareOf } from './share.ts';
import { VipArt } from './vip-art.tsx';
import styles from './standing.module.css';

export function Standing() {
  const { data: house } = useVipLevels();
  const { data: own, error, refetch } = useVipProgress();
  if (error) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  if (house === undefined || own === undefined) {
    return <Skeleton shape="block" className={styles['wait']} />;
  }
  const level = house.levels.find(({ levelId }) => levelId === own.levelId);
  const next = house.levels.find(({ levelId }) => levelId === own.nextLevelId);
  return (
    <section className={styles['standing']} data-ground="dark">
      <Ring level={level} next={next} own={own} />
      <div className={styles['words']}>
        <Words level={level} next={next} own={own} />
      </div>
    </section>
  );
}

interface StandingProps {
  level: Level | undefined;
  next: Level | undefined;
  own: Progress;
}

const artSize = 112;

/** The ring shows what is least done: it is full when the next level is reached. */
function Ring({ level, next, own }: StandingProps) {
  const { progress } = own;
  const share =
    progress && next ? Math.min(shareOf(progress.turnover), shareOf(progress.deposits)) : 1;
  const shown = level ?? next;
  return (
    <div
      className={styles['ring']}
      style={{ '--share': share }}
      data-empty={level === undefined || undefined}
      data-whole={progress === null || next === undefined || undefined}
    >
      {shown === undefined ? null : <VipArt emblem={shown.emblem} size={artSize} />}
    </div>
  );
}

function Words({ level, next, own }: StandingProps) {
  const t = useText();
  const { progress, monthEndsAt, setUntil, contact } = own;
  const date = (at: number) => formatDate(at, { tag: t.tag });
  return (
    <>
      <p className={styles['label']}>{t('vip.my-level')}</p>
      <h2 className={styles['name']}>{level?.name ?? t('vip.no-level')}</h2>
      {setUntil === null ? null : <p>{t('vip.set-until', { date: date(setUntil) })}</p>}
      {progress === null ? (
        <Away />
      ) : (
        <>
          <Left next={next} progress={progress} />
          <Keeping level={level} progress={progress} />
          <p className={styles['small']}>{t('vip.month-ends', { date: date(monthEndsAt - 1) })}</p>
        </>
      )}
      {contact === '' ? null : (
        <a className={buttonClass({ size: 'small' })} href={contact} rel="noopener noreferrer">
          {t('vip.contact-open')}
        </a>
      )}
    </>
  );
}

function Away() {
  const t = useText();
  const { open } = useMemberCentre();
  return (
    <>
      <p>{t('vip.while-away')}</p>
      <Button size="small" onClick={() => open('limits')}>
        {t('vip.to-safer-play')}
      </Button>
    </>
  );
}

type Counts = NonNullable<Progress['progress']>;

function Left({ next, progress }: { next: Level | undefined; progress: Counts }) {
  const t = useText();
  const money = useMoneyText();
  if (next === undefined) return <p>{t('vip.at-top')}</p>;
  const [turnover, deposits] = [leftOf(progress.turnover), leftOf(progress.deposits)];
  const facts = {
    name: next.name,
    turnover: money(turnover ?? 0n),
    deposits: money(deposits ?? 0n),
  };
  const which = whichIsLeft({ turnover, deposits });
  return (
    <>
      {which ? <p className={styles['left']}>{t(`vip.${which}`, facts)}</p> : null}
      <Bar label={t('vip.bar-turnover')} pair={progress.turnover} />
      {shareOf({ actual: '0', expected: progress.deposits.expected }) < 1 ? (
        <Bar label={t('vip.bar-deposits')} pair={progress.deposits} />
      ) : null}
    </>
  );
}

interface LeftOver {
  readonly turnover: Units | undefined;
  readonly deposits: Units | undefined;
}

/** Nothing is left where staff have set a lower level than play gives. */
function whichIsLeft({ turnover, deposits }: LeftOver) {
  if (turnover === undefined) return deposits === undefined ? undefined : 'left-deposits';
  return deposits === undefined ? 'left-turnover' : 'left-both';
}

function Keeping({ level, progress: { keep } }: { level: Level | undefined; progress: Counts }) {
  const t = useText();
  if (keep === null || level === undefined) return null;
  const { name } = level;
  if (leftOf(keep) === undefined) {
    return <p className={styles['small']}>{t('vip.kept-already', { name })}</p>;
  }
  return <Bar label={t('vip.bar-keep', { name })} pair={keep} tone="felt" />;
}

function Bar({ label, pair, tone }: { label: string; pair: Pair; tone?: 'felt' }) {
  const t = useText();
  const money = useMoneyText();
  const { actual, expected } = pair;
  const text = t('vip.counted-of', { actual: money(actual), expected: money(expected) });
  return (
    <ProgressBar
      label={label}
      value={shareOf(pair) * 100}
      valueText={text}
      {...(tone ? { tone } : {})}
      aside={
        <span className={styles['bar']}>
          <span>{label}</span>
          <span>{text}</span>
        </span>
      }
    />
  );
}
