// Dialogs for staff actions on one member of the tree, each confirmed with a reason: another
// upline, another kind of agent, or a member again.
import { useContext, useState } from 'react';
import { unwrap } from '@baize/client';
import { agentTypes, type AgentType } from '@baize/contract';
import { Field, TextInput } from '@baize/ui';
import { client } from '../../app/client.ts';
import { ReasonDialog } from '../../app/reason-dialog.tsx';
import { useText } from '../../app/texts.ts';
import { KindChoice } from './kind-choice.tsx';
import { MoveEffectContext } from './move-effect.ts';
import { useStaffAction } from './use-staff-action.ts';

export interface Placed {
  readonly id: string;
  readonly username: string;
  readonly type: number;
  readonly teamSize: number;
}

interface ActionProps<Who> {
  member: Who;
  onClose: () => void;
}

export function MoveDialog({ member, onClose }: ActionProps<Placed>) {
  const t = useText();
  const send = useStaffAction(onClose);
  const [upline, setUpline] = useState('');
  const [looked, setLooked] = useState<string>();
  const effectOf = useContext(MoveEffectContext);
  const { id, username: name, teamSize: count } = member;
  const move = (reason: string) =>
    send(client.agents.moveMember({ id, upline, reason }).then(unwrap), ({ moved }) =>
      t(moved ? 'operator.saved' : 'console.agents.move-waits'),
    );
  return (
    <ReasonDialog
      title={t('console.agents.move-named', { name })}
      doLabel={t('console.agents.move')}
      onDo={move}
      onClose={onClose}
    >
      <p>{t('console.agents.move-team', { name, count })}</p>
      <Field label={t('console.agents.move-to')} hint={t('console.agents.move-to-hint')}>
        {(control) => (
          <TextInput
            {...control}
            maxLength={64}
            autoComplete="off"
            value={upline}
            onChange={({ target }) => setUpline(target.value)}
            onBlur={() => setLooked(upline.trim())}
          />
        )}
      </Field>
      {looked !== undefined ? effectOf(id, looked) : null}
    </ReasonDialog>
  );
}

export function KindDialog({ member, onClose }: ActionProps<Placed>) {
  const t = useText();
  const send = useStaffAction(onClose);
  const { id } = member;
  const now = agentTypes.find((one) => one === member.type) ?? 1;
  const [type, setType] = useState<AgentType>(now);
  const set = (reason: string) =>
    send(client.agents.setAgentType({ id, type, reason }).then(unwrap));
  const title = t('console.agents.set-kind');
  return (
    <ReasonDialog title={title} doLabel={title} isReady={type !== now} onDo={set} onClose={onClose}>
      <KindChoice type={type} onType={setType} />
    </ReasonDialog>
  );
}

export function EndDialog({ member, onClose }: ActionProps<Placed & { readonly direct: number }>) {
  const t = useText();
  const send = useStaffAction(onClose);
  const { id, username: name, direct: count } = member;
  const end = (reason: string) => send(client.agents.endAgent({ id, reason }).then(unwrap));
  const title = t('console.agents.end');
  return (
    <ReasonDialog title={title} doLabel={title} danger onDo={end} onClose={onClose}>
      <p>{t('console.agents.end-text', { name })}</p>
      <p>{t('console.agents.end-line', { count })}</p>
    </ReasonDialog>
  );
}
