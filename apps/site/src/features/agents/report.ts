// The state of a report of the team: its days, whose team, a name, a page. Every change of a filter
// begins at the first page.
import { useState } from 'react';
import type { Period } from '../../app/records/period.ts';
import type { Asked } from './team.ts';

const first: Asked = { period: 'days-7', whose: '', name: '', pageNo: 1 };

export function useReport() {
  const [asked, setAsked] = useState(first);
  const turnTo = (part: Partial<Asked>) => setAsked((now) => ({ ...now, pageNo: 1, ...part }));
  return {
    asked,
    onPeriod: (period: Period) => turnTo({ period }),
    onName: (name: string) => turnTo({ name }),
    onWhose: (whose: string) => turnTo({ whose, name: '' }),
    onPage: (pageNo: number) => turnTo({ pageNo }),
  };
}

export type Report = ReturnType<typeof useReport>;
