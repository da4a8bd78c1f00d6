// Notices of the house to its agents, the newest open.
import { useQuery } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import { EmptyState, NewspaperIcon, Skeleton } from '@baize/ui';
import { useAgentCentre } from '../../app/agent-pages.ts';
import { client } from '../../app/client.ts';
import { LoadFailure } from '../../app/records/load-failure.tsx';
import { Screen } from '../../app/records/screen.tsx';
import { currentLanguageCode } from '../../app/texts/language.ts';
import { useText } from '../../app/texts/texts.ts';
import { NoticeItem } from './notice-item.tsx';
import styles from './notice-list.module.css';

export function AgentNoticesScreen() {
  const t = useText();
  const { close } = useAgentCentre();
  const { data, error, refetch } = useQuery({
    queryKey: ['announcements', 'agents', t.tag],
    queryFn: async () => {
      const language = currentLanguageCode();
      return unwrap(await client.notices.listAgentNotices({ platform: 'W', language }));
    },
  });
  if (data === undefined && error !== null) {
    return <LoadFailure error={error} onRetry={() => void refetch()} />;
  }
  return (
    <Screen title={t('agents.announcements')}>
      {data === undefined ? <Skeleton shape="block" /> : null}
      {data?.length === 0 ? (
        <EmptyState icon={<NewspaperIcon />}>{t('agents.no-announcements')}</EmptyState>
      ) : null}
      <ul className={styles['list']}>
        {data?.map((notice, at) => (
          <NoticeItem key={notice.id} notice={notice} isOpen={at === 0} onGone={close} />
        ))}
      </ul>
    </Screen>
  );
}
