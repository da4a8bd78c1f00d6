// The fairness page: how a round is drawn, the round drawn again in this browser, and the player's
// own seeds. A link with ?round=… fills the player's own round in, one with ?game=…&issue=… opens a
// shared draw, one with ?opening=… a prize draw, one with ?statement=… the check of statements.
import { lazy, Suspense, useState } from 'react';
import { Skeleton } from '@baize/ui';
import { useSearchParams } from '../app/address.tsx';
import { lazyScreen } from '../app/lazy-screen.tsx';
import { useSession } from '../app/session/session.ts';
import { useText } from '../app/texts/texts.ts';
import { OwnSeeds } from '../features/fairness/own-seeds.tsx';
import { entryOf } from '../features/fairness/receipt.ts';
import { RoundNotice, useRound } from '../features/fairness/round-notice.tsx';
import { Verdict } from '../features/fairness/verdict.tsx';
import type { Verified, VerifyAsked } from '../features/fairness/verify.ts';
import { emptyEntry, VerifyForm } from '../features/fairness/verify-form.tsx';
import styles from '../features/fairness/fairness.module.css';

/** Lotteries bring their games along: they load after the page stands. */
const DrawCheck = lazy(async () => ({
  default: (await import('../features/fairness/lottery/draw-check.tsx')).DrawCheck,
}));

/** It brings the code that checks signatures along. */
const StatementCheck = lazy(async () => ({
  default: (await import('../features/fairness/statement/statement-check.tsx')).StatementCheck,
}));

/** Its texts are those of prize draws. */
const PrizeCheck = lazyScreen(
  async () => (await import('../features/fairness/prizes/prize-check.tsx')).PrizeCheck,
  ['draws'],
);

const statementCheck = (
  <Suspense fallback={<Skeleton shape="block" className={styles['waiting']} />}>
    <StatementCheck />
  </Suspense>
);

function SharedDraw({ gameCode, issue }: { gameCode: string | null; issue: string | null }) {
  const asked = gameCode !== null && issue !== null ? { gameCode, issue } : undefined;
  return (
    <Suspense fallback={<Skeleton shape="block" className={styles['waiting']} />}>
      <DrawCheck asked={asked} />
    </Suspense>
  );
}

const steps = ['commit', 'draw', 'check'] as const;

function Intro() {
  const t = useText();
  return (
    <>
      <div className={styles['intro']}>
        <h1>{t('fairness.title')}</h1>
        <p>{t('fairness.intro')}</p>
      </div>
      <ol className={styles['steps']}>
        {steps.map((step) => (
          <li key={step}>
            <h2>{t(`fairness.step-${step}`)}</h2>
            <p>{t(`fairness.step-${step}-text`)}</p>
          </li>
        ))}
      </ol>
    </>
  );
}

export function FairnessPage() {
  const [search] = useSearchParams();
  const isSignedIn = useSession() !== undefined;
  const { data: round } = useRound(search.get('round'), isSignedIn);
  const [typed, setTyped] = useState<VerifyAsked>();
  const [result, setResult] = useState<{ asked: VerifyAsked; verified: Verified }>();
  const [gameCode, issue] = [search.get('game'), search.get('issue')];
  const isDraw = gameCode !== null && issue !== null;
  const openingId = search.get('opening');
  const prizeCheck = (
    <Suspense fallback={<Skeleton shape="block" className={styles['waiting']} />}>
      <PrizeCheck openingId={openingId} />
    </Suspense>
  );
  const isStatement = search.get('statement') !== null;
  const sharedDraw = <SharedDraw gameCode={gameCode} issue={issue} />;
  const entry = typed ?? (round ? entryOf(round) : emptyEntry);
  return (
    <div className={styles['page']}>
      <Intro />
      <div className={styles['columns']}>
        <div className={styles['main']}>
          {isDraw ? sharedDraw : null}
          {openingId === null ? null : prizeCheck}
          {isStatement ? statementCheck : null}
          {round ? <RoundNotice round={round} /> : null}
          <VerifyForm
            entry={entry}
            onEntry={setTyped}
            onVerified={(asked, verified) => setResult({ asked, verified })}
          />
          {result ? <Verdict {...result} /> : null}
          {openingId === null ? prizeCheck : null}
          {isDraw ? null : sharedDraw}
          {isStatement ? null : statementCheck}
        </div>
        <OwnSeeds
          isSignedIn={isSignedIn}
          onUse={({ serverSeed, clientSeed, commitment, nonce }) =>
            setTyped({ ...emptyEntry, serverSeed, clientSeed, commitment, nonce: String(nonce) })
          }
        />
      </div>
    </div>
  );
}
