// The steps of a draw's proof, with the published and the calculated value of each. Loaded with the
// first proof that a player opens.
import { formatDateTime } from '@baize/i18n';
import {
  Button,
  CopyText,
  DownloadIcon,
  DrawnNumbers,
  ExternalLinkIcon,
  Status,
  buttonClass,
  type StatusKind,
} from '@baize/ui';
import { checkDraw, drawKinds, type DrawStep } from '@baize/engines';
import { useArcade } from '../../../app/arcade-context.tsx';
import { CountryBoard } from '../countries/country-board.tsx';
import type { Proof } from '../desk/lottery-terms.ts';
import { spokenNumbers } from '../draw/draw-stage.tsx';
import { isTyped } from '../typing/typed-kinds.ts';
import { checkAddress, saveProof } from './proof-file.ts';
import styles from './verify.module.css';

export function ProofParts({ proof }: { proof: Proof }) {
  const { t } = useArcade();
  const { numbers, drawnBy, kind } = proof;
  const drawKind = drawKinds.find(({ code }) => code === kind);
  if (drawKind === undefined) return null;
  return (
    <div className={styles['proof']}>
      {numbers === null || isTyped(kind) ? null : (
        <DrawnNumbers kind={kind} numbers={numbers} label={spokenNumbers(drawKind, numbers)} />
      )}
      {numbers === null || !isTyped(kind) ? null : <CountryBoard kind={kind} numbers={numbers} />}
      {drawnBy === 'outside' ? (
        <OutsideResults proof={proof} />
      ) : (
        <>
          <p>{t('lottery-play.verify-text')}</p>
          <ol className={styles['steps']}>
            {checkDraw(drawKind, proof).map((step) => (
              <Step key={step.name} step={step} />
            ))}
          </ol>
          <div className={styles['ways']}>
            <Button icon={<DownloadIcon />} onClick={() => saveProof(proof)}>
              {t('lottery-play.save-proof')}
            </Button>
            <a
              className={buttonClass({})}
              href={checkAddress(proof)}
              target="_blank"
              rel="noopener"
            >
              <ExternalLinkIcon />
              {t('lottery-play.verify-on-site')}
            </a>
          </div>
          <p className={styles['mute']}>{t('lottery-play.verify-script')}</p>
        </>
      )}
    </div>
  );
}

const kinds: Readonly<Record<DrawStep['state'], StatusKind>> = {
  holds: 'good',
  fails: 'bad',
  waits: 'waiting',
};

function Step({ step }: { step: DrawStep }) {
  const { t } = useArcade();
  const { published } = step;
  const labels = { copyLabel: t('arcade.copy'), copiedLabel: t('arcade.copied') };
  return (
    <li className={styles['step']}>
      <div className={styles['step-head']}>
        <strong>{t(`lottery-play.step-${step.name}`)}</strong>
        <Status kind={kinds[step.state]}>{t(`lottery-play.step-${step.state}`)}</Status>
      </div>
      <p className={styles['mute']}>{t(`lottery-play.step-${step.name}-text`)}</p>
      {published === '' ? null : (
        <p className={styles['code']}>
          <span>{t('lottery-play.published')}</span>
          <CopyText text={published} shown={short(published)} {...labels} />
        </p>
      )}
      {step.found === '' ? null : (
        <p className={styles['code']}>
          <span>{t('lottery-play.worked-out')}</span>
          <CopyText text={step.found} shown={short(step.found)} {...labels} />
        </p>
      )}
    </li>
  );
}

const shownCharacters = 28;
const short = (text: string): string =>
  text.length > shownCharacters ? `${text.slice(0, shownCharacters)}…` : text;

function OutsideResults({ proof }: { proof: Proof }) {
  const { t } = useArcade();
  return (
    <>
      <p>{t('lottery-play.verify-outside')}</p>
      <ul className={styles['steps']}>
        {proof.results.map(({ version, numbers, at, reason }) => (
          <li key={version} className={styles['step']}>
            <strong>{numbers.join(', ')}</strong>
            <p className={styles['mute']}>
              {formatDateTime(at, { tag: t.tag })} {reason}
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}
