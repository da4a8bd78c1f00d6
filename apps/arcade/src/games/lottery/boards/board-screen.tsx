// The results of a lottery of Vietnam as boards: by region and day where the draw is held outside,
// by issue where we draw all day; and for how long each tail is absent.
import { useMemo } from 'react';
import type { Drawn } from '../desk/lottery-terms.ts';
import { useDesk } from '../lottery-context.tsx';
import { AbsenceList } from './absence-list.tsx';
import { DayBoards } from './day-boards.tsx';
import { IssueBoards } from './issue-boards.tsx';

export interface BoardScreenProps {
  view: 'board' | 'absence';
  draws: readonly Drawn[];
}

export function BoardScreen({ view, draws }: BoardScreenProps) {
  const drawnBy = useDesk((state) => state.terms.drawnBy);
  const results = useMemo(
    () => draws.flatMap(({ numbers }) => (numbers ? [numbers] : [])),
    [draws],
  );
  if (view === 'absence') return <AbsenceList draws={results} />;
  return drawnBy === 'outside' ? <DayBoards draws={draws} /> : <IssueBoards draws={draws} />;
}
