// The count of members that a filter reaches, made when it is asked for.
import { useMutation } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import { Button, ProgressBar, UsersIcon } from '@baize/ui';
import { client, failureText } from '../../../app/client.ts';
import { useText } from '../../../app/texts.ts';
import type { SegmentFilter } from '../staff-promotion.ts';
import styles from './segments.module.css';

export function Reach({ filter }: { filter: SegmentFilter }) {
  const t = useText();
  const asked = JSON.stringify(filter);
  const count = useMutation({
    mutationFn: async () => ({
      asked,
      ...unwrap(await client.promotions.countSegment(filter)),
    }),
  });
  // A count of another filter says nothing of this one.
  const reach = count.data?.asked === asked ? count.data : undefined;
  const words =
    reach &&
    t(`console.promotions.reach-${reach.isWhole ? 'whole' : 'part'}`, {
      members: reach.members.toLocaleString(t.tag),
      looked: reach.looked.toLocaleString(t.tag),
    });
  return (
    <div className={styles['reach']}>
      <Button
        size="small"
        icon={<UsersIcon />}
        loading={count.isPending}
        onClick={() => count.mutate()}
      >
        {t('console.promotions.reach-count')}
      </Button>
      <div role="status">
        {reach === undefined ? null : (
          <ProgressBar
            label={t('console.promotions.reach-count')}
            value={reach.members}
            max={Math.max(1, reach.looked)}
            valueText={words}
            tone="felt"
            aside={<b>{words}</b>}
          />
        )}
      </div>
      <p role="alert" className={styles['said']}>
        {count.error ? failureText(t, count.error) : ''}
      </p>
    </div>
  );
}
