// Segments: filters over members under a name, which promotions are for, with how many they reach.
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import {
  Badge,
  Button,
  Card,
  EmptyState,
  PencilIcon,
  PlusIcon,
  SectionHead,
  Skeleton,
  UsersIcon,
} from '@baize/ui';
import { client } from '../../../app/client.ts';
import { Refused } from '../../../app/refused.tsx';
import { useMay } from '../../../app/staff.ts';
import { useText } from '../../../app/texts.ts';
import { segmentsKey, type Segment } from '../staff-promotion.ts';
import { useFilterWords } from './filter-words.ts';
import { Reach } from './reach.tsx';
import { SegmentDialog } from './segment-dialog.tsx';
import styles from './segments.module.css';

/** The segment in the dialog; a new one has none yet. */
interface Edited {
  readonly segment?: Segment;
}

export function Segments() {
  const t = useText();
  const mayEdit = useMay('promotions.edit');
  const [edited, setEdited] = useState<Edited>();
  const add = (
    <Button kind="primary" icon={<PlusIcon />} onClick={() => setEdited({})}>
      {t('console.promotions.segment-new')}
    </Button>
  );
  return (
    <div className={styles['stack']}>
      <SectionHead
        level={1}
        title={t('console.promotions.segments')}
        actions={mayEdit ? add : undefined}
      />
      <p className={styles['mute']}>{t('console.promotions.segments-intro')}</p>
      <List onEdit={(segment) => setEdited({ segment })} />
      {edited ? (
        <SegmentDialog segment={edited.segment} onClose={() => setEdited(undefined)} />
      ) : null}
    </div>
  );
}

function List({ onEdit }: { onEdit: (segment: Segment) => void }) {
  const t = useText();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: segmentsKey,
    queryFn: async () => unwrap(await client.promotions.findSegments()).list,
  });
  if (error) return <Refused error={error} isAsking={isFetching} onAgain={refetch} />;
  if (data === undefined) return <Skeleton shape="block" />;
  if (data.length === 0)
    return <EmptyState icon={<UsersIcon />}>{t('console.promotions.segments-none')}</EmptyState>;
  return (
    <ul className={styles['cards']}>
      {data.map((segment) => (
        <li key={segment.segmentId}>
          <SegmentCard segment={segment} onEdit={() => onEdit(segment)} />
        </li>
      ))}
    </ul>
  );
}

function SegmentCard({ segment, onEdit }: { segment: Segment; onEdit: () => void }) {
  const t = useText();
  const mayEdit = useMay('promotions.edit');
  const words = useFilterWords()(segment);
  const { segmentId: _id, version: _version, name, ...filter } = segment;
  return (
    <Card
      title={name}
      aside={
        mayEdit ? (
          <Button
            size="small"
            icon={<PencilIcon />}
            aria-label={t('console.promotions.segment-edit', { name })}
            onClick={onEdit}
          >
            {t('console.promotions.edit')}
          </Button>
        ) : undefined
      }
    >
      <div className={styles['stack']}>
        <div className={styles['words']}>
          {words.length === 0 ? <Badge>{t('console.promotions.segment-any')}</Badge> : null}
          {words.map((one) => (
            <Badge key={one} tone="felt">
              {one}
            </Badge>
          ))}
        </div>
        <Reach filter={filter} />
      </div>
    </Card>
  );
}
