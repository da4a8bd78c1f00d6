// The proof of a draw as everybody may read it: the commitment from before the issue opened, the
// beacon, and the seed once it is revealed.
import { formatClock, formatNumber } from '@baize/i18n';
import { Card, CopyText } from '@baize/ui';
import { Figures, type Fact } from '../../app/figures.tsx';
import { useText } from '../../app/texts.ts';
import type { IssueShown } from './issue-reading.ts';
import styles from './lottery.module.css';

type Proof = IssueShown['proof'];
const hashes = [
  'commitment',
  'beaconChain',
  'randomness',
  'signature',
  'serverSeed',
] as const satisfies readonly (keyof Proof)[];

export function IssueProof({ proof }: { proof: Proof }) {
  const t = useText();
  return (
    <Card title={t('console.lottery.proof')}>
      <div className={styles['stack']}>
        <ProofShown proof={proof} />
      </div>
    </Card>
  );
}

function ProofShown({ proof }: { proof: Proof }) {
  const t = useText();
  const { beacon, beaconRound, committedAt, drawnBy } = proof;
  if (drawnBy === 'outside') return <p>{t('console.lottery.proof-outside')}</p>;
  const facts: readonly Fact[] = [
    [t('console.lottery.beacon'), beacon === null ? '–' : t(`console.lottery.beacon-${beacon}`)],
    [
      t('console.lottery.beacon-round'),
      beaconRound === null ? '–' : formatNumber(beaconRound, t.tag),
    ],
    [t('console.lottery.committedAt'), committedAt === null ? '–' : formatClock(committedAt)],
  ];
  return (
    <>
      <p className={styles['intro']}>{t('console.lottery.proof-text')}</p>
      <Figures facts={facts} />
      {hashes.map((name) => (
        <div key={name} className={styles['lines']}>
          <small className={styles['under']}>{t(`console.lottery.${name}`)}</small>
          <Hash name={name} value={proof[name]} />
        </div>
      ))}
    </>
  );
}

function Hash({ name, value }: { name: (typeof hashes)[number]; value: string | null }) {
  const t = useText();
  if (value === null) {
    return name === 'serverSeed' ? t('console.lottery.seed-later') : t('console.lottery.not-yet');
  }
  return (
    <span className={styles['hash']}>
      <CopyText text={value} copyLabel={t('operator.copy')} copiedLabel={t('operator.copied')} />
    </span>
  );
}
