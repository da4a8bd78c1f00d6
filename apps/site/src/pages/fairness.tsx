// Where anybody checks a round: how it is drawn, the round drawn again in this browser, and the
// player's own seeds. A link with ?round=… fills the player's own round in.
import { useState } from 'react';
import { useSearchParams } from '../app/address.tsx';
import { useSession } from '../app/session/session.ts';
import { useText } from '../app/texts/texts.ts';
import { OwnSeeds } from '../features/fairness/own-seeds.tsx';
import { entryOf } from '../features/fairness/receipt.ts';
import { RoundNotice, useRound } from '../features/fairness/round-notice.tsx';
import { Verdict } from '../features/fairness/verdict.tsx';
import type { Verified, VerifyAsked } from '../features/fairness/verify.ts';
import { emptyEntry, VerifyForm } from '../features/fairness/verify-form.tsx';
import styles from '../features/fairness/fairness.module.css';

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
  const entry = typed ?? (round ? entryOf(round) : emptyEntry);
  return (
    <div className={styles['page']}>
      <Intro />
      <div className={styles['columns']}>
        <div className={styles['main']}>
          {round ? <RoundNotice round={round} /> : null}
          <VerifyForm
            entry={entry}
            onEntry={setTyped}
            onVerified={(asked, verified) => setResult({ asked, verified })}
          />
          {result ? <Verdict {...result} /> : null}
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
