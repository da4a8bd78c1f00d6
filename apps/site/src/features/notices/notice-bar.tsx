// The notices run past above the lanes; one that is pressed opens the list with it first. The bar
// pauses when asked, when pointed at, and under reduced motion.
import { useState } from 'react';
import { IconButton, PauseIcon, PlayIcon, RadioIcon } from '@baize/ui';
import { useText } from '../../app/texts/texts.ts';
import { useAnnouncements, type Notice } from './announcements.ts';
import { openNotices } from './notice-list.ts';
import styles from './notice-bar.module.css';

/** About how wide a character is, in pixels: what the time of one pass follows from. */
const characterPx = 8;
const gapPx = 64;
const defaultSpeed = 40;

function passSeconds(list: readonly Notice[]): number {
  const width = list.reduce((sum, { title }) => sum + title.length * characterPx + gapPx, 0);
  return Math.round(width / (list[0]?.announcementDisplaySpeed || defaultSpeed));
}

function Titles({ list, isCopy = false }: { list: readonly Notice[]; isCopy?: boolean }) {
  return (
    <ul className={styles['titles']} inert={isCopy}>
      {list.map(({ id, title }, at) => (
        <li key={id}>
          <button type="button" onClick={() => openNotices(at)}>
            {title}
          </button>
        </li>
      ))}
    </ul>
  );
}

export function NoticeBar() {
  const t = useText();
  const [paused, setPaused] = useState(false);
  const list = useAnnouncements()?.player ?? [];
  if (list.length === 0) return null;
  return (
    <section className={styles['bar']} aria-label={t('home.notices')}>
      <RadioIcon aria-hidden="true" />
      <div
        className={styles['view']}
        data-paused={paused}
        style={{ '--pass': `${Math.max(12, passSeconds(list))}s` }}
      >
        <Titles list={list} />
        <Titles list={list} isCopy />
      </div>
      <IconButton
        size="small"
        className={styles['pause']}
        label={t(paused ? 'home.notices-resume' : 'home.notices-pause')}
        icon={paused ? <PlayIcon /> : <PauseIcon />}
        onClick={() => setPaused(!paused)}
      />
      <button type="button" className={styles['all']} onClick={() => openNotices()}>
        {t('home.notices-all')}
      </button>
    </section>
  );
}
