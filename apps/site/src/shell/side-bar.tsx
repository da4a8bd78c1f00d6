// The floating shortcuts at the edge of a wide screen. They fold away behind one button.
import { useState } from 'react';
import {
  ArrowUpIcon,
  ChevronLeftIcon,
  ChevronRightIcon,
  CircleHelpIcon,
  HouseIcon,
  IconButton,
  ShieldCheckIcon,
} from '@baize/ui';
import { goTo } from '../app/address.tsx';
import { openDialog } from '../app/dialogs.ts';
import { useText } from '../app/texts/texts.ts';
import styles from './side-bar.module.css';

export function SideBar() {
  const t = useText();
  const [open, setOpen] = useState(true);
  return (
    <aside className={styles['bar']} aria-label={t('shell.side-bar')}>
      {open ? (
        <>
          <IconButton label={t('shell.home')} icon={<HouseIcon />} onClick={() => goTo('/')} />
          <IconButton
            label={t('shell.fairness')}
            icon={<ShieldCheckIcon />}
            onClick={() => goTo('/fairness')}
          />
          <IconButton
            label={t('shell.help')}
            icon={<CircleHelpIcon />}
            onClick={() => openDialog('help')}
          />
          <IconButton
            label={t('shell.back-to-top')}
            icon={<ArrowUpIcon />}
            onClick={() => scrollTo({ top: 0 })}
          />
        </>
      ) : null}
      <IconButton
        size="small"
        label={t('shell.side-bar')}
        aria-expanded={open}
        icon={open ? <ChevronRightIcon /> : <ChevronLeftIcon />}
        onClick={() => setOpen(!open)}
      />
    </aside>
  );
}
