// The badge beside the member's name in the header, updated by the live channel; a new level is
// announced once, calmly, unless the member keeps themselves from play.
import { useEffect, useState } from 'react';
import { type VipEmblem, vipEmblems } from '@baize/contract';
import { VisuallyHidden } from '@baize/ui';
import { live } from '../../app/live/live-channel.ts';
import { queryClient } from '../../app/query-client.ts';
import { useSession } from '../../app/session/session.ts';
import { describeSession } from '../../app/session/sign-in.ts';
import { useText } from '../../app/texts/texts.ts';
import { labelOf } from './label.ts';
import { vipKey } from './levels.ts';
import { VipArt } from './vip-art.tsx';
import { VipMoment } from './vip-moment.tsx';
import styles from './vip-mark.module.css';

export function VipMark() {
  const t = useText();
  const session = useSession();
  const [rises, setRises] = useState(0);
  useEffect(
    () =>
      live().on('vip-moved', async ({ rises: hasRisen, quiet }) => {
        void queryClient.invalidateQueries({ queryKey: vipKey });
        await describeSession();
        if (hasRisen && !quiet) setRises((count) => count + 1);
      }),
    [],
  );
  const label = labelOf(session?.memberLabel);
  const emblem = vipEmblems.find((one): one is VipEmblem => one === label?.emblem);
  if (label === undefined || emblem === undefined) return null;
  return (
    <>
      <span className={styles['mark']}>
        <VipArt emblem={emblem} size={24} />
        <VisuallyHidden>{t('vip.badge', { name: label.labelName })}</VisuallyHidden>
      </span>
      {rises > 0 ? (
        <VipMoment key={rises} emblem={emblem} name={label.labelName} onGone={() => setRises(0)} />
      ) : null}
    </>
  );
}
