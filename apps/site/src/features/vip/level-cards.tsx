// Every level as a card: its badge, the conditions to reach and keep it, and its benefits. The
// member's own is marked, in words too.
import { Badge, CheckIcon } from '@baize/ui';
import { useMoneyText } from '../../app/money-text.ts';
import { useText } from '../../app/texts/texts.ts';
import type { Level, Levels } from './levels.ts';
import { VipArt } from './vip-art.tsx';
import styles from './level-cards.module.css';

export interface LevelCardsProps {
  house: Levels;
  /** The member's own. */
  own: string | null | undefined;
}

const artSize = 96;
const isNone = (amount: string) => Number(amount) === 0;

export function LevelCards({ house, own }: LevelCardsProps) {
  return (
    <ol className={styles['levels']}>
      {house.levels.map((level) => (
        <LevelCard key={level.levelId} level={level} house={house} isOwn={level.levelId === own} />
      ))}
    </ol>
  );
}

function LevelCard({ level, house, isOwn }: { level: Level; house: Levels; isOwn: boolean }) {
  const t = useText();
  const money = useMoneyText();
  const { name, emblem, colour, turnover, deposits, keep } = level;
  return (
    <li className={styles['level']} style={{ '--hue': colour }} data-own={isOwn || undefined}>
      <header className={styles['head']} data-ground="dark">
        <VipArt emblem={emblem} size={artSize} />
        <h3>{name}</h3>
        {isOwn ? <Badge tone="brass">{t('vip.your-level')}</Badge> : null}
      </header>
      <dl className={styles['terms']}>
        <div>
          <dt>{t('vip.reach')}</dt>
          <dd>{t('vip.reach-turnover', { amount: money(turnover) })}</dd>
          {isNone(deposits) ? null : (
            <dd>{t('vip.reach-deposits', { amount: money(deposits) })}</dd>
          )}
        </div>
        <div>
          <dt>{t('vip.keep')}</dt>
          <dd>
            {isNone(keep) ? t('vip.keep-always') : t('vip.keep-turnover', { amount: money(keep) })}
          </dd>
        </div>
      </dl>
      <Worth level={level} house={house} />
    </li>
  );
}

function Worth({ level, house }: { level: Level; house: Levels }) {
  const t = useText();
  const money = useMoneyText();
  const { withdrawalMaximum, withdrawsFirst, hasContact } = level;
  const amount = money(withdrawalMaximum ?? house.withdrawalMaximum);
  const worth = [
    t(withdrawalMaximum === null ? 'vip.benefit-maximum-plain' : 'vip.benefit-maximum', { amount }),
    ...(withdrawsFirst ? [t('vip.benefit-first')] : []),
    ...(hasContact ? [t('vip.benefit-contact')] : []),
    t('vip.benefit-badge'),
  ];
  return (
    <ul className={styles['worth']} aria-label={t('vip.benefits')}>
      {worth.map((text) => (
        <li key={text}>
          <CheckIcon aria-hidden="true" />
          {text}
        </li>
      ))}
    </ul>
  );
}
