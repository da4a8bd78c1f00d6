// The head of a category's page: its drawn picture, and over the dark side of that its name and how
// much there is of it.
import type { GameCategory } from '@baize/contract';
import { useText } from '../../app/texts/texts.ts';
import { CategoryIcon } from './category-icon.tsx';
import { useLanes } from './lanes.ts';
import styles from './category-head.module.css';

export interface CategoryHeadProps {
  category: GameCategory;
  title: string;
  /** Whether the page lists all of the category. */
  hasCount?: boolean;
  /** What is told instead of the count. */
  fact?: string | undefined;
}

/** One picture twice: its dark side fills the head, its figures stand whole at the end. */
function HeadArt({ category }: { category: GameCategory }) {
  const art = `/art/categories/${category.toLowerCase()}.1200`;
  return ['ground', 'figures'].map((part) => (
    <picture key={part}>
      <source type="image/avif" srcSet={`${art}.avif`} />
      <img
        className={styles[part]}
        src={`${art}.webp`}
        width={1200}
        height={320}
        alt=""
        fetchPriority="high"
      />
    </picture>
  ));
}

export function CategoryHead({ category, title, hasCount = true, fact }: CategoryHeadProps) {
  const t = useText();
  const { data = [] } = useLanes();
  const cards = data.find((lane) => lane.title === category)?.cards ?? [];
  const count = cards.reduce((sum, { gameCount }) => sum + gameCount, 0);
  return (
    <header className={styles['head']} data-ground="dark">
      <HeadArt key={category} category={category} />
      <h1 className={styles['title']}>
        <CategoryIcon category={category} />
        {title}
      </h1>
      <p className={styles['fact']}>
        {fact ?? (count === 0 || !hasCount ? null : t('home.games-fact', { count }))}
      </p>
    </header>
  );
}
