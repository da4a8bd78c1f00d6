// What may be done to whom this page is about; nothing for a role that may only look.
import { useState } from 'react';
import { Button } from '@baize/ui';
import { useMay } from '../../app/staff.ts';
import { useText } from '../../app/texts.ts';
import type { Team } from './agent-page.tsx';
import { MakeAgentDialog } from './make-agent-dialog.tsx';
import { EndDialog, KindDialog, MoveDialog } from './team-dialogs.tsx';
import styles from './agents.module.css';

type Deed = 'make' | 'set-kind' | 'move' | 'end';

const deedsOf = (isAgent: boolean): readonly Deed[] =>
  isAgent ? ['move', 'set-kind', 'end'] : ['make', 'move'];

export function AgentDeeds({ team }: { team: Team }) {
  const t = useText();
  const [asked, setAsked] = useState<Deed>();
  if (!useMay('agents.edit')) return null;
  const about = { member: team, onClose: () => setAsked(undefined) };
  return (
    <div className={styles['deeds']}>
      {deedsOf(team.isAgent).map((deed) => (
        <Button
          key={deed}
          kind={deed === 'end' ? 'danger' : 'secondary'}
          onClick={() => setAsked(deed)}
        >
          {t(`teams.${deed}`)}
        </Button>
      ))}
      {asked === 'make' ? <MakeAgentDialog name={team.username} onClose={about.onClose} /> : null}
      {asked === 'set-kind' ? <KindDialog {...about} /> : null}
      {asked === 'move' ? <MoveDialog {...about} /> : null}
      {asked === 'end' ? <EndDialog {...about} /> : null}
    </div>
  );
}
