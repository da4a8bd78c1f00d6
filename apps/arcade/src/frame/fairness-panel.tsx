// The facts by which a round can be verified: the commitment made before the stake, the player's
// own seed, the round's number, and the page where anybody draws it again.
import { CopyText, ExternalLinkIcon, buttonClass } from '@baize/ui';
import { useArcade } from '../app/arcade-context.tsx';
import styles from './panels.module.css';

export interface ProvenRound {
  readonly roundId: string;
  readonly commitment: string;
  readonly clientSeed: string;
  readonly nonce: number;
  /** The rules it was struck under. */
  readonly gameVersion: string;
}

export interface FairnessPanelProps {
  round: ProvenRound | undefined;
}

const shownCharacters = 24;

export function FairnessPanel({ round }: FairnessPanelProps) {
  const { t } = useArcade();
  const labels = { copyLabel: t('arcade.copy'), copiedLabel: t('arcade.copied') };
  const short = (text: string) =>
    text.length > shownCharacters ? `${text.slice(0, shownCharacters)}…` : text;
  const facts = round && [
    [t('arcade.fairness-round'), round.roundId],
    [t('arcade.fairness-commitment'), round.commitment],
    [t('arcade.fairness-client-seed'), round.clientSeed],
    [t('arcade.fairness-nonce'), String(round.nonce)],
    [t('arcade.fairness-version'), round.gameVersion],
  ];
  return (
    <div className={styles['stack']}>
      <p>{t('arcade.fairness-text')}</p>
      {facts === undefined || round === undefined ? (
        <p className={styles['mute']}>{t('arcade.fairness-none')}</p>
      ) : (
        <>
          <dl className={styles['facts']}>
            {facts.map(([label = '', value = '']) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  <CopyText text={value} shown={short(value)} {...labels} />
                </dd>
              </div>
            ))}
          </dl>
          <a
            className={buttonClass({ kind: 'primary', full: true })}
            href={`/fairness?round=${encodeURIComponent(round.roundId)}`}
            target="_blank"
            rel="noopener"
          >
            <ExternalLinkIcon />
            {t('arcade.fairness-verify')}
          </a>
        </>
      )}
    </div>
  );
}
