// The articles of one subject in their order: what each is called, whose text holds, and whether it
// can be read.
import { unwrap } from '@baize/client';
import type { HelpSubject } from '@baize/contract';
import {
  ArrowDownIcon,
  ArrowUpIcon,
  Button,
  EmptyState,
  IconButton,
  Status,
  Table,
  type Column,
} from '@baize/ui';
import { client } from '../../app/client.ts';
import { useShow } from '../../app/show.ts';
import { useText } from '../../app/texts.ts';
import { useHelpChange, type Article } from './articles.ts';
import styles from './help.module.css';

export interface ArticleTableProps {
  subject: HelpSubject;
  list: readonly Article[];
  mayEdit: boolean;
  onEdit: (article: Article) => void;
}

function useMove(subject: HelpSubject, list: readonly Article[]) {
  const order = useHelpChange(async (articleIds: string[]) =>
    unwrap(await client.help.orderArticles({ subject, articleIds })),
  );
  const move = (at: number, step: -1 | 1) => {
    const ids = list.map(({ articleId }) => articleId);
    const [one, other] = [ids[at], ids[at + step]];
    if (one === undefined || other === undefined) return;
    ids[at] = other;
    ids[at + step] = one;
    order.mutate(ids);
  };
  return { move, isMoving: order.isPending };
}

export const useTitleOf = () => {
  const { tag } = useText();
  return ({ titles }: Pick<Article, 'titles'>): string =>
    titles[tag] ?? Object.values(titles).find((title) => title !== '') ?? '';
};

function Moves({ at, name, last, disabled, onMove }: MovesProps) {
  const t = useText();
  return (
    <span className={styles['moves']}>
      <IconButton
        size="small"
        label={t('console.notices.move-up', { name })}
        icon={<ArrowUpIcon />}
        aria-disabled={disabled || at === 0}
        onClick={() => onMove(at, -1)}
      />
      <IconButton
        size="small"
        label={t('console.notices.move-down', { name })}
        icon={<ArrowDownIcon />}
        aria-disabled={disabled || at === last}
        onClick={() => onMove(at, 1)}
      />
    </span>
  );
}

interface MovesProps {
  at: number;
  name: string;
  last: number;
  disabled: boolean;
  onMove: (at: number, step: -1 | 1) => void;
}

export function ArticleTable({ subject, list, mayEdit, onEdit }: ArticleTableProps) {
  const t = useText();
  const { moment } = useShow();
  const titleOf = useTitleOf();
  const { move, isMoving } = useMove(subject, list);
  const columns: readonly Column<Article>[] = [
    {
      key: 'order',
      head: t('console.notices.order'),
      cell: (article) => (
        <Moves
          at={list.indexOf(article)}
          name={titleOf(article)}
          last={list.length - 1}
          disabled={!mayEdit || isMoving}
          onMove={move}
        />
      ),
    },
    {
      key: 'title',
      head: t('console.notices.notice-title'),
      cell: (article) => <span className={styles['title']}>{titleOf(article)}</span>,
    },
    {
      key: 'shows',
      head: t('console.notices.standing'),
      cell: ({ on }) => (
        <Status kind={on ? 'good' : 'neutral'}>
          {t(on ? 'console.notices.standing-shows' : 'console.notices.standing-off')}
        </Status>
      ),
    },
    {
      key: 'whose',
      head: t('console.help.whose-text'),
      cell: ({ isHousesOwn, savedBy }) =>
        isHousesOwn ? t('console.help.houses-text') : t('console.help.text-by', { name: savedBy }),
    },
    { key: 'saved', head: t('console.help.saved-at'), cell: ({ savedAt }) => moment(savedAt) },
    {
      key: 'edit',
      head: '',
      cell: (article) => (
        <Button size="small" onClick={() => onEdit(article)}>
          {t('console.notices.edit')}
        </Button>
      ),
    },
  ];
  return (
    <Table
      caption={t(`help.${subject}-title`)}
      columns={columns}
      rows={list}
      rowKey={({ articleId }) => articleId}
      empty={<EmptyState>{t('console.notices.none-of-kind')}</EmptyState>}
    />
  );
}
