// Staff actions on the member of this page; none for a role with read permission only.
import { useState } from 'react';
import { Button } from '@baize/ui';
import { useMay } from '../../app/staff.ts';
import { useText } from '../../app/texts.ts';
import type { Team } from './agent-page.tsx';
import { MakeAgentDialog } from './make-agent-dialog.tsx';
import { EndDialog, KindDialog, MoveDialog } from './team-dialogs.tsx';
import styles from './agents.module.css';

type AgentAction = 'make' | 'set-kind' | 'move' | 'end';

const actionsOf = (isAgent: boolean): readonly AgentAction[] =>
  isAgent ? ['move', 'set-kind', 'end'] : ['make', 'move'];

export function AgentActions({ team }: { team: Team }) {
  const t = useText();
  const [asked, setAsked] = useState<AgentAction>();
  if (!useMay('agents.edit')) return null;
  const about = { member: team, onClose: () => setAsked(undefined) };
  return (
    <div className={styles['actions']}>
      {actionsOf(team.isAgent).map((action) => (
        <Button
          key={action}
          kind={action === 'end' ? 'danger' : 'secondary'}
          onClick={() => setAsked(action)}
        >
          {t(`console.agents.${action}`)}
        </Button>
      ))}
      {asked === 'make' ? <MakeAgentDialog name={team.username} onClose={about.onClose} /> : null}
      {asked === 'set-kind' ? <KindDialog {...about} /> : null}
      {asked === 'move' ? <MoveDialog {...about} /> : null}
      {asked === 'end' ? <EndDialog {...about} /> : null}
    </div>
  );
}
