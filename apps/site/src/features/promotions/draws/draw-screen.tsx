// One draw: its stage, its odds and terms, and the seeds that it is drawn from.
import { Card, ChevronLeftIcon, CopyText } from '@baize/ui';
import { Paper } from '../../../app/paper.tsx';
import { useSeeds } from '../../../app/seeds.ts';
import { isMember, useSession } from '../../../app/session/session.ts';
import { SiteLink } from '../../../app/site-link.tsx';
import { useText } from '../../../app/texts/texts.ts';
import detail from '../detail.module.css';
import { DrawStage } from './draw-stage.tsx';
import { OddsTable } from './odds-table.tsx';
import type { PrizeDraw } from './prize-draws.ts';
import styles from './draws.module.css';

export function DrawScreen({ draw }: { draw: PrizeDraw }) {
  const t = useText();
  return (
    <article className={styles['page']}>
      <SiteLink to="/draws" className={detail['back']}>
        <ChevronLeftIcon aria-hidden="true" />
        {t('draws.all')}
      </SiteLink>
      <header className={styles['head']}>
        <p>{t(`draws.look-${draw.look}`)}</p>
        <h1>{draw.title}</h1>
        <p>{draw.summary}</p>
      </header>
      <div className={styles['columns']}>
        <DrawStage key={draw.version} draw={draw} />
        <div className={styles['column']}>
          <Card title={t('draws.odds')}>
            <OddsTable draw={draw} />
          </Card>
          <Card title={t('draws.terms')}>
            {/* Cleaned by the server when staff wrote it. */}
            <Paper html={draw.terms} />
          </Card>
          <Seed />
        </div>
      </div>
    </article>
  );
}

function Seed() {
  const t = useText();
  const { data } = useSeeds(isMember(useSession()));
  if (data === undefined) return null;
  return (
    <Card>
      <p className={styles['small']}>{t('draws.seed-text')}</p>
      <div className={styles['seed']}>
        <CopyText
          text={data.current.commitment}
          copyLabel={t('shell.copy')}
          copiedLabel={t('shell.copied')}
        />
      </div>
      <SiteLink to="/fairness">{t('draws.seed-where')}</SiteLink>
    </Card>
  );
}
