// Rebates of an agent: the own rates, those of direct members, and what was paid, each sum of which
// opens into where it came from.
import { useState } from 'react';
import { Tabs } from '@baize/ui';
import { Note } from '../../app/records/note.tsx';
import { Screen } from '../../app/records/screen.tsx';
import { useText } from '../../app/texts/texts.ts';
import { CommissionList } from './commission-list.tsx';
import { OwnRatesPart } from './own-rates.tsx';
import { RebateList } from './rebate-list.tsx';
import { TeamRateList } from './team-rate-list.tsx';

const views = ['team', 'paid', 'commissions'] as const;
type View = (typeof views)[number];
const parts = { team: TeamRateList, paid: RebateList, commissions: CommissionList } as const;

export function RebatesScreen() {
  const t = useText();
  const [view, setView] = useState<View>('team');
  const Part = parts[view];
  return (
    <Screen title={t('agents.rebates')}>
      <OwnRatesPart />
      <Note>{t('rebates.intro')}</Note>
      <Tabs
        label={t('rebates.parts')}
        tabs={views.map((id) => ({ id, label: t(`rebates.view-${id}`) }))}
        selected={view}
        onSelect={setView}
      >
        <Part />
      </Tabs>
    </Screen>
  );
}
