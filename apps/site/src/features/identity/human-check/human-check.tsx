// Asks for proof that a person is there: a slide puzzle, or the device's proof of work for a person
// who cannot or will not slide. Each puzzle is good for one answer; a wrong one brings a new
// picture.
import { useEffect, useRef, useState } from 'react';
import { Button, IconButton, RefreshCwIcon, Skeleton } from '@baize/ui';
import { client } from '../../../app/client.ts';
import { failureText, refusedText } from '../../../app/failure-text.ts';
import { useText } from '../../../app/texts/texts.ts';
import { type Puzzle, SlidePuzzle } from './slide-puzzle.tsx';
import type { SlideAnswer } from './use-slide.ts';
import { makeWorkProof } from './work-proof.ts';
import styles from './human-check.module.css';

export interface HumanProof {
  readonly slideToken?: string;
  readonly workProof?: string;
  /** The letters of the captcha picture. */
  readonly captcha?: string;
}

function useCheck(onProof: (proof: HumanProof) => void) {
  const t = useText();
  const [puzzle, setPuzzle] = useState<Puzzle>();
  const [note, setNote] = useState('');
  const [busy, setBusy] = useState<'answer' | 'work'>();
  const fetchPuzzle = async () => {
    setPuzzle(undefined);
    const result = await client.verification.getSlide();
    if (result.ok) setPuzzle(result.value);
    else setNote(refusedText(t, result));
  };
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    void fetchPuzzle();
  });
  const answer = async (given: SlideAnswer) => {
    if (puzzle === undefined) return;
    setBusy('answer');
    const result = await client.verification.solveSlide({ slideId: puzzle.slideId, ...given });
    setBusy(undefined);
    if (result.ok) return onProof({ slideToken: result.value.slideToken });
    setNote(
      result.refused === 'captcha-wrong' ? t('identity.slide-wrong') : refusedText(t, result),
    );
    return fetchPuzzle();
  };
  const work = async () => {
    setBusy('work');
    setNote('');
    try {
      onProof({ workProof: await makeWorkProof() });
    } catch (error) {
      setNote(failureText(t, error));
    }
    setBusy(undefined);
  };
  const refresh = () => {
    setNote('');
    void fetchPuzzle();
  };
  return { puzzle, note, busy, answer, work, refresh };
}

export interface HumanCheckProps {
  onProof: (proof: HumanProof) => void;
  onBack: () => void;
}

export function HumanCheck({ onProof, onBack }: HumanCheckProps) {
  const t = useText();
  const { puzzle, note, busy, answer, work, refresh } = useCheck(onProof);
  return (
    <section className={styles['check']} aria-label={t('identity.slide-title')}>
      <div className={styles['head']}>
        <h3>{t('identity.slide-title')}</h3>
        <IconButton
          size="small"
          label={t('shell.refresh')}
          icon={<RefreshCwIcon />}
          disabled={busy !== undefined}
          onClick={refresh}
        />
      </div>
      {puzzle === undefined ? (
        <Skeleton shape="block" className={styles['empty']} />
      ) : (
        <SlidePuzzle
          key={puzzle.slideId}
          puzzle={puzzle}
          disabled={busy !== undefined}
          onAnswer={(given) => void answer(given)}
        />
      )}
      <p className={styles['note']} role="status">
        {note}
      </p>
      <div className={styles['other']}>
        <Button kind="ghost" size="small" onClick={onBack}>
          {t('shell.back')}
        </Button>
        <Button
          kind="ghost"
          size="small"
          loading={busy === 'work'}
          disabled={busy !== undefined}
          onClick={() => void work()}
        >
          {t(busy === 'work' ? 'identity.working' : 'identity.work-instead')}
        </Button>
      </div>
    </section>
  );
}
