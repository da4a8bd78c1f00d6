// The mission activity: each mission of the member with its milestones, what can be claimed of
// them, and its leaderboard.
import { EmptyState, Skeleton, TargetIcon } from '@baize/ui';
import { LoadFailure } from '../../app/records/load-failure.tsx';
import { Screen } from '../../app/records/screen.tsx';
import { useText } from '../../app/texts/texts.ts';
import { MissionCard } from './mission-card.tsx';
import { useMissions } from './missions.ts';
import styles from './mission.module.css';

export function MissionsScreen() {
  const t = useText();
  return (
    <Screen title={t('shell.missions')}>
      <Missions />
    </Screen>
  );
}

function Missions() {
  const t = useText();
  const { data, error, refetch } = useMissions();
  if (error) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <Skeleton shape="block" />;
  if (data.list.length === 0)
    return <EmptyState icon={<TargetIcon />}>{t('promotions.mission-none')}</EmptyState>;
  return (
    <ul className={styles['missions']}>
      {data.list.map((mission) => (
        <MissionCard key={mission.promotionId} mission={mission} />
      ))}
    </ul>
  );
}
