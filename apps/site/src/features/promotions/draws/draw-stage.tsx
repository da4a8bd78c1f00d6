// The stage of one draw: its face, what opens it, and what came out once the face has shown it.
import { Button, VisuallyHidden } from '@baize/ui';
import { formatDate } from '@baize/i18n';
import type { ComponentType } from 'react';
import { openDialog } from '../../../app/dialogs.ts';
import { failureText } from '../../../app/failure-text.ts';
import { AlertLine } from '../../../app/records/alert-line.tsx';
import { isMember, useSession } from '../../../app/session/session.ts';
import { SiteLink } from '../../../app/site-link.tsx';
import { useText } from '../../../app/texts/texts.ts';
import { EggFace } from './faces/egg-face.tsx';
import type { FaceProps } from './faces/face.ts';
import { ScratchFace } from './faces/scratch-face.tsx';
import { SlotFace } from './faces/slot-face.tsx';
import { WheelFace } from './faces/wheel-face.tsx';
import { verifyAddress, type Look, type PrizeDraw } from './prize-draws.ts';
import { usePrizeText } from './prize-look.tsx';
import { useOpening, type Shown } from './use-opening.ts';
import styles from './draws.module.css';

const faces: Readonly<Record<Look, ComponentType<FaceProps>>> = {
  wheel: WheelFace,
  egg: EggFace,
  slot: SlotFace,
  scratch: ScratchFace,
};

export function DrawStage({ draw }: { draw: PrizeDraw }) {
  const t = useText();
  const session = useSession();
  const { open, shown, tell, close } = useOpening(draw);
  const Face = faces[draw.look];
  const { state, freeLeft, ticketsLeft } = draw;
  const hasWay = (freeLeft ?? 0) + (ticketsLeft ?? 0) > 0;
  return (
    <section className={styles['stage']} data-ground="dark" aria-label={draw.title}>
      <Face
        draw={draw}
        drawn={shown?.opening.segment}
        isTold={shown?.isTold ?? false}
        mayOpen={state === 'open' && hasWay}
        isAsking={open.isPending}
        onOpen={() => open.mutate()}
        onShown={tell}
      />
      <p role="status" className={styles['result']}>
        {shown === undefined ? null : <Result shown={shown} />}
      </p>
      {shown === undefined ? null : <After shown={shown} onSkip={tell} onClose={close} />}
      {shown === undefined && isMember(session) ? <Way draw={draw} /> : null}
      {isMember(session) ? null : <Visitor hasSession={session !== undefined} />}
      <AlertLine text={open.error ? failureText(t, open.error) : ''} />
    </section>
  );
}

function Result({ shown: { opening, isTold } }: { shown: Shown }) {
  const t = useText();
  const prizeText = usePrizeText();
  if (!isTold) return <VisuallyHidden>{t('draws.running')}</VisuallyHidden>;
  return opening.rewards.length === 0
    ? t('draws.won-nothing')
    : t('draws.won', { prize: prizeText(opening) });
}

interface AfterProps {
  shown: Shown;
  onSkip: () => void;
  onClose: () => void;
}

function After({ shown: { opening, isTold }, onSkip, onClose }: AfterProps) {
  const t = useText();
  if (!isTold) {
    return (
      <Button kind="ghost" size="small" onClick={onSkip}>
        {t(opening.look === 'scratch' ? 'draws.scratch-uncover' : 'draws.skip')}
      </Button>
    );
  }
  return (
    <>
      {opening.rewards.length === 0 ? null : (
        <p className={styles['way']}>{t('draws.paid-at-once')}</p>
      )}
      <div className={styles['buttons']}>
        <Button onClick={onClose}>{t('draws.close-result')}</Button>
        <SiteLink className={styles['verify']} to={verifyAddress(opening.openingId)}>
          {t('draws.verify')}
        </SiteLink>
      </div>
    </>
  );
}

function Way({ draw }: { draw: PrizeDraw }) {
  return <p className={styles['way']}>{useWayText(draw)}</p>;
}

/** What the next opening uses, or why there is none. */
function useWayText({ state, startsAt, aDay, tickets, freeLeft, ticketsLeft }: PrizeDraw): string {
  const t = useText();
  if (state === 'used-up') return t('draws.used-up');
  if (state === 'coming-soon')
    return t('draws.coming', { date: formatDate(startsAt, { tag: t.tag }) });
  if ((freeLeft ?? 0) > 0) return t('draws.by-free', { count: freeLeft ?? 0 });
  if ((ticketsLeft ?? 0) > 0) return t('draws.by-ticket', { count: ticketsLeft ?? 0 });
  return t(aDay > 0 && !tickets ? 'draws.no-way-daily' : 'draws.no-way');
}

function Visitor({ hasSession }: { hasSession: boolean }) {
  const t = useText();
  return (
    <>
      <p className={styles['way']}>{t(hasSession ? 'draws.demo' : 'draws.visitor')}</p>
      <div className={styles['buttons']}>
        <Button kind="primary" onClick={() => openDialog('register')}>
          {t('promotions.register')}
        </Button>
        {hasSession ? null : (
          <Button onClick={() => openDialog('login')}>{t('promotions.sign-in')}</Button>
        )}
      </div>
    </>
  );
}
