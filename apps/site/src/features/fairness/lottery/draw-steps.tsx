// A shared draw that was drawn again, step by step: what was published, what this browser worked
// out, and the random numbers between the two.
import {
  checkDraw,
  checkRound,
  gameOf,
  printDraw,
  type DrawKind,
  type DrawStep,
} from '@baize/engines';
import { Button, Card, CopyText, DrawnNumbers, Status, type StatusKind } from '@baize/ui';
import { useText } from '../../../app/texts/texts.ts';
import { printMultiplier } from '../crash/crash-outcome.tsx';
import { isCrash, kindOfProof, saveProof, type DrawProofTold } from './draw-proof.ts';
import styles from './draw-check.module.css';

export function DrawSteps({ proof }: { proof: DrawProofTold }) {
  const t = useText();
  const kind = kindOfProof(proof);
  const { gameCode, issue, numbers, drawnBy } = proof;
  if (kind === undefined && !isCrash(proof)) return null;
  const name = t.named(gameOf(gameCode)?.nameKey ?? '') ?? gameCode;
  const save = (
    <Button size="small" onClick={() => saveProof(proof)}>
      {t('fairness.save-proof')}
    </Button>
  );
  return (
    <Card title={`${name} ${issue}`} aside={save}>
      <div className={styles['result']}>
        {numbers === null ? null : <Drawn kind={kind} numbers={numbers} />}
        {drawnBy === 'outside' ? (
          <p>{t('fairness.draw-outside')}</p>
        ) : (
          <ol className={styles['steps']}>
            {(kind ? checkDraw(kind, proof) : checkRound(proof)).map((step) => (
              <Step key={step.name} step={step} />
            ))}
          </ol>
        )}
      </div>
    </Card>
  );
}

interface DrawnProps {
  kind: DrawKind | undefined;
  numbers: readonly number[];
}

function Drawn({ kind, numbers }: DrawnProps) {
  if (kind === undefined) return <p dir="ltr">{numbers.map(printMultiplier).join(' ')}</p>;
  const label = printDraw(kind, numbers).join(', ');
  return <DrawnNumbers kind={kind.code} numbers={numbers} label={label} />;
}

const kinds: Readonly<Record<DrawStep['state'], StatusKind>> = {
  holds: 'good',
  fails: 'bad',
  waits: 'waiting',
};

function Step({ step }: { step: DrawStep }) {
  const t = useText();
  const { name, state, published, found, drawn } = step;
  return (
    <li className={styles['step']}>
      <div className={styles['head']}>
        <strong>{t(`fairness.draw-${name}`)}</strong>
        <Status kind={kinds[state]}>{t(`fairness.draw-${state}`)}</Status>
      </div>
      <dl>
        <Value label={t('fairness.draw-published')} text={published} />
        <Value label={t('fairness.draw-found')} text={found} />
        <Value
          label={t('fairness.draw-random')}
          text={drawn.map(({ value, range }) => `${value}/${range}`).join(' ')}
        />
      </dl>
    </li>
  );
}

function Value({ label, text }: { label: string; text: string }) {
  const t = useText();
  if (text === '') return null;
  return (
    <div className={styles['value']}>
      <dt>{label}</dt>
      <dd>
        <CopyText text={text} copyLabel={t('shell.copy')} copiedLabel={t('shell.copied')} />
      </dd>
    </div>
  );
}
