// The promotion as members will see it while it is written: its card, its steps, its terms, and the
// arithmetic beside them.
import { Card, ClockIcon, RewardArt } from '@baize/ui';
import { useShow } from '../../../app/show.ts';
import { useText } from '../../../app/texts.ts';
import { titleOf, type Written } from '../staff-promotion.ts';
import { DrawOdds } from './draw-odds.tsx';
import { useSums } from './sums.ts';
import { Trial } from './trial.tsx';
import styles from './maker.module.css';

/** The frame is a sheet of paper in either theme. */
const paper =
  '<style>body{font:15px/1.5 system-ui;margin:16px;color:#1c2321;background:#fff}</style>';

export function Preview({ draft }: { draft: Written }) {
  const t = useText();
  const { spec, texts } = draft;
  const { conditionOf, tierSums, coverSum } = useSums();
  const cover = coverSum(spec);
  return (
    <div className={styles['stack']}>
      <Card title={t('console.promotions.preview')}>
        <Shown draft={draft} />
        <ol className={styles['steps']}>
          {spec.tiers.map((tier, at) => (
            <li key={at}>
              {tier.conditions.map((condition, number) => (
                <span key={number}>{conditionOf(condition)}</span>
              ))}
              <b>{tierSums(spec, tier, at)[0]}</b>
            </li>
          ))}
        </ol>
        {spec.draw === undefined ? null : <DrawOdds draw={spec.draw} />}
        <iframe
          className={styles['paper']}
          title={t('console.promotions.preview-terms')}
          sandbox=""
          srcDoc={`${paper}${texts.terms[t.tag] || (texts.terms['en'] ?? '')}`}
        />
      </Card>
      <Card title={t('console.promotions.arithmetic')}>
        <ul className={styles['sums']}>
          {spec.tiers
            .flatMap((tier, at) => tierSums(spec, tier, at))
            .map((line, at) => (
              <li key={at}>{line}</li>
            ))}
        </ul>
        {cover === undefined ? null : <p className={styles['mute']}>{cover}</p>}
      </Card>
      <Trial spec={spec} />
    </div>
  );
}

function Shown({ draft }: { draft: Written }) {
  const t = useText();
  const { moment } = useShow();
  const { category, picture, texts, endsAt } = draft;
  return (
    <div className={styles['shown']}>
      <RewardArt picture={picture} sizes="400px" className={styles['sign']} />
      <div>
        <small>{t(`console.promotions.category-${category}`)}</small>
        <h3>{titleOf(draft, t.tag) || t('console.promotions.preview-untitled')}</h3>
        <p>{texts.summaries[t.tag] || texts.summaries['en']}</p>
        <small className={styles['until']}>
          <ClockIcon aria-hidden="true" />
          {endsAt === null ? t('console.promotions.no-end') : moment(endsAt)}
        </small>
      </div>
    </div>
  );
}
