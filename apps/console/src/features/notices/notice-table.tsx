// The notices of one kind in their order: what each is called, whether it shows, when and where.
import { unwrap } from '@baize/client';
import type { NoticeKind } from '@baize/contract';
import {
  ArrowDownIcon,
  ArrowUpIcon,
  Button,
  EmptyState,
  IconButton,
  Status,
  Table,
  type Column,
  type StatusKind,
} from '@baize/ui';
import { client } from '../../app/client.ts';
import { useShow } from '../../app/show.ts';
import { useText } from '../../app/texts.ts';
import { useNoticeChange, type NoticeFact } from './notice-facts.ts';
import styles from './notices.module.css';

export interface NoticeTableProps {
  kind: NoticeKind;
  list: readonly NoticeFact[];
  mayEdit: boolean;
  onEdit: (notice: NoticeFact) => void;
}

const standingKinds: Readonly<Record<NoticeFact['standing'], StatusKind>> = {
  shows: 'good',
  waits: 'waiting',
  over: 'neutral',
  off: 'neutral',
};

export const nameOf = ({ titles }: Pick<NoticeFact, 'titles'>): string =>
  Object.values(titles).find((title) => title !== '') ?? '';

function useMove(kind: NoticeKind, list: readonly NoticeFact[]) {
  const order = useNoticeChange(async (noticeIds: string[]) =>
    unwrap(await client.notices.orderNotices({ kind, noticeIds })),
  );
  const move = (at: number, step: -1 | 1) => {
    const ids = list.map(({ noticeId }) => noticeId);
    const [one, other] = [ids[at], ids[at + step]];
    if (one === undefined || other === undefined) return;
    ids[at] = other;
    ids[at + step] = one;
    order.mutate(ids);
  };
  return { move, isMoving: order.isPending };
}

export function NoticeTable({ kind, list, mayEdit, onEdit }: NoticeTableProps) {
  const t = useText();
  const { moment } = useShow();
  const { move, isMoving } = useMove(kind, list);
  const columns: readonly Column<NoticeFact>[] = [
    {
      key: 'order',
      head: t('console.notices.order'),
      cell: (notice) => {
        const at = list.indexOf(notice);
        const name = nameOf(notice);
        return (
          <span className={styles['moves']}>
            <IconButton
              size="small"
              label={t('console.notices.move-up', { name })}
              icon={<ArrowUpIcon />}
              aria-disabled={!mayEdit || isMoving || at === 0}
              onClick={() => move(at, -1)}
            />
            <IconButton
              size="small"
              label={t('console.notices.move-down', { name })}
              icon={<ArrowDownIcon />}
              aria-disabled={!mayEdit || isMoving || at === list.length - 1}
              onClick={() => move(at, 1)}
            />
          </span>
        );
      },
    },
    { key: 'title', head: t('console.notices.notice-title'), cell: nameOf },
    {
      key: 'standing',
      head: t('console.notices.standing'),
      cell: ({ standing }) => (
        <Status kind={standingKinds[standing]}>{t(`console.notices.standing-${standing}`)}</Status>
      ),
    },
    {
      key: 'from',
      head: t('console.notices.from'),
      cell: ({ showsFrom }) => moment(showsFrom),
    },
    {
      key: 'until',
      head: t('console.notices.until'),
      cell: ({ showsUntil }) => moment(showsUntil),
    },
    {
      key: 'edit',
      head: '',
      cell: (notice) => (
        <Button size="small" onClick={() => onEdit(notice)}>
          {t('console.notices.edit')}
        </Button>
      ),
    },
  ];
  return (
    <Table
      caption={t(`console.notices.kind-${kind}`)}
      columns={columns}
      rows={list}
      rowKey={({ noticeId }) => noticeId}
      empty={<EmptyState>{t('console.notices.none-of-kind')}</EmptyState>}
    />
  );
}
