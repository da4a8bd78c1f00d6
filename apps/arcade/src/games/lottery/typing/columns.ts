// The columns of a typed ticket: what may be bet on a number, by how many digits it has.
export type ColumnId = 'top' | 'bottom' | 'tod' | 'front' | 'back' | 'big' | 'small';

export interface Column {
  readonly id: ColumnId;
  /** By the number of digits: the play. */
  readonly plays: Readonly<Partial<Record<number, string>>>;
}

const top: Column = { id: 'top', plays: { 1: 'RUN_TOP', 2: 'TOP2', 3: 'TOP3' } };
const bottom: Column = { id: 'bottom', plays: { 1: 'RUN_BOTTOM', 2: 'BOTTOM2' } };
const tod: Column = { id: 'tod', plays: { 3: 'TOD3' } };
const usual = [top, bottom, tod];

const columns: Readonly<Record<string, readonly Column[]>> = {
  THAI: [...usual, { id: 'front', plays: { 3: 'FRONT3' } }, { id: 'back', plays: { 3: 'BACK3' } }],
  HANOI: [{ id: 'top', plays: { ...top.plays, 4: 'TOP4' } }, bottom, tod],
  LAO: usual,
  YEEKEE: usual,
  D4: [
    { id: 'big', plays: { 4: 'BIG' } },
    { id: 'small', plays: { 4: 'SMALL' } },
  ],
};

/** None where tickets of this kind are not typed. */
export const columnsOf = (kind: string): readonly Column[] => columns[kind] ?? [];

/** The columns that take a number of so many digits. */
export const openColumns = (all: readonly Column[], digits: number): readonly Column[] =>
  all.filter(({ plays }) => plays[digits] !== undefined);

export function digitsMost(all: readonly Column[]): number {
  return Math.max(...all.flatMap(({ plays }) => Object.keys(plays).map(Number)));
}
