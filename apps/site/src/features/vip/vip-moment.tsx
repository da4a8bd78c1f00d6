// A level was reached: the badge comes in above the page's foot and says so. It takes no focus,
// stops nothing, goes by itself after a while and by hand at once; still where motion is reduced.
import { createPortal } from 'react-dom';
import { useEffect } from 'react';
import type { VipEmblem } from '@baize/contract';
import { IconButton, XIcon } from '@baize/ui';
import { SiteLink } from '../../app/site-link.tsx';
import { useText } from '../../app/texts/texts.ts';
import { VipArt } from './vip-art.tsx';
import styles from './vip-mark.module.css';

export interface VipMomentProps {
  emblem: VipEmblem;
  name: string;
  onGone: () => void;
}

const shownMs = 12_000;

export function VipMoment({ emblem, name, onGone }: VipMomentProps) {
  const t = useText();
  useEffect(() => {
    const timer = setTimeout(onGone, shownMs);
    return () => clearTimeout(timer);
  }, [onGone]);
  return createPortal(
    <div className={styles['moment']} role="status" data-ground="dark">
      <VipArt emblem={emblem} size={72} />
      <div className={styles['said']}>
        <strong>{t('vip.moment-title', { name })}</strong>
        <SiteLink to="/vip" onClick={onGone}>
          {t('vip.moment-text')}
        </SiteLink>
      </div>
      <IconButton size="small" label={t('vip.close')} icon={<XIcon />} onClick={onGone} />
    </div>,
    document.body,
  );
}
