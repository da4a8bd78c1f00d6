// A shared draw that was drawn again, step by step: what was published, what this browser worked
// out, and the random numbers between the two.
import { checkDraw, printDraw, type DrawStep } from '@baize/engines';
import { Button, Card, CopyText, DrawnNumbers, Status, type StatusKind } from '@baize/ui';
import { useText } from '../../../app/texts/texts.ts';
import { kindOfProof, saveProof, type DrawProofTold } from './draw-proof.ts';
import styles from './draw-check.module.css';

export function DrawSteps({ proof }: { proof: DrawProofTold }) {
  const t = useText();
  const kind = kindOfProof(proof);
  const { gameCode, issue, numbers, drawnBy } = proof;
  if (kind === undefined) return null;
  const name = t.named(`lottery.${gameCode}`) ?? gameCode;
  const save = (
    <Button size="small" onClick={() => saveProof(proof)}>
      {t('fairness.save-proof')}
    </Button>
  );
  return (
    <Card title={`${name} ${issue}`} aside={save}>
      <div className={styles['result']}>
        {numbers === null ? null : (
          <DrawnNumbers
            kind={kind.code}
            numbers={numbers}
            label={printDraw(kind, numbers).join(', ')}
          />
        )}
        {drawnBy === 'outside' ? (
          <p>{t('fairness.draw-outside')}</p>
        ) : (
          <ol className={styles['steps']}>
            {checkDraw(kind, proof).map((step) => (
              <Step key={step.name} step={step} />
            ))}
          </ol>
        )}
      </div>
    </Card>
  );
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
