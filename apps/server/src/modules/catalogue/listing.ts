// Parses the family's queries for games: a category, vendors and classes with commas between them,
// and a page.
import type { GamesWanted } from './rules/lobby.ts';

export interface ListAsked {
  readonly gameType?: string | undefined;
  readonly vassalage?: string | undefined;
  readonly gameClassify?: string | undefined;
}

export function wantedOf({ gameType, vassalage, gameClassify }: ListAsked): GamesWanted {
  const category = gameType?.toUpperCase();
  const classes = namesIn(gameClassify);
  return {
    category: category === '' || category === 'ALL' ? undefined : category,
    vendors: namesIn(vassalage),
    classes: classes?.some((name) => name.toUpperCase() === 'ALL')
      ? undefined
      : classes?.map((name) => (name.toUpperCase() === 'HOT' ? 'HOT' : name)),
  };
}

function namesIn(text: string | undefined): readonly string[] | undefined {
  const names = (text ?? '').split(',').map((name) => name.trim());
  const said = names.filter((name) => name !== '');
  return said.length > 0 ? said : undefined;
}

const usualSize = 20;

export function pageOf(
  total: number,
  { pageNo = 1, pageSize = usualSize }: { pageNo?: number; pageSize?: number },
) {
  const from = (pageNo - 1) * pageSize;
  return { from, to: from + pageSize, pages: Math.ceil(total / pageSize), total, pageNo };
}
