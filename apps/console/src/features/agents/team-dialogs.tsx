// What is done to one member of the tree, each asked once more with its reason: another agent above
// them, another kind of agent, or a member again.
import { useState } from 'react';
import { unwrap } from '@baize/client';
import { agentTypes, type AgentType } from '@baize/contract';
import { Field, TextInput } from '@baize/ui';
import { client } from '../../app/client.ts';
import { ReasonDialog } from '../../app/reason-dialog.tsx';
import { useText } from '../../app/texts.ts';
import { KindChoice } from './kind-choice.tsx';
import { useDeed } from './use-deed.ts';

export interface Placed {
  readonly id: string;
  readonly username: string;
  readonly type: number;
  readonly teamSize: number;
}

interface DeedProps<Who> {
  member: Who;
  onClose: () => void;
}

export function MoveDialog({ member, onClose }: DeedProps<Placed>) {
  const t = useText();
  const carryOut = useDeed(onClose);
  const [upline, setUpline] = useState('');
  const { id, username: name, teamSize: count } = member;
  const move = (reason: string) =>
    carryOut(client.agents.moveMember({ id, upline, reason }).then(unwrap));
  return (
    <ReasonDialog
      title={t('teams.move-named', { name })}
      doLabel={t('teams.move')}
      onDo={move}
      onClose={onClose}
    >
      <p>{t('teams.move-text', { name, count })}</p>
      <Field label={t('teams.move-to')} hint={t('teams.move-to-hint')}>
        {(control) => (
          <TextInput
            {...control}
            maxLength={64}
            autoComplete="off"
            value={upline}
            onChange={({ target }) => setUpline(target.value)}
          />
        )}
      </Field>
    </ReasonDialog>
  );
}

export function KindDialog({ member, onClose }: DeedProps<Placed>) {
  const t = useText();
  const carryOut = useDeed(onClose);
  const { id } = member;
  const now = agentTypes.find((one) => one === member.type) ?? 1;
  const [type, setType] = useState<AgentType>(now);
  const set = (reason: string) =>
    carryOut(client.agents.setAgentType({ id, type, reason }).then(unwrap));
  const title = t('teams.set-kind');
  return (
    <ReasonDialog title={title} doLabel={title} isReady={type !== now} onDo={set} onClose={onClose}>
      <KindChoice type={type} onType={setType} />
    </ReasonDialog>
  );
}

export function EndDialog({ member, onClose }: DeedProps<Placed & { readonly direct: number }>) {
  const t = useText();
  const carryOut = useDeed(onClose);
  const { id, username: name, direct: count } = member;
  const end = (reason: string) => carryOut(client.agents.endAgent({ id, reason }).then(unwrap));
  const title = t('teams.end');
  return (
    <ReasonDialog title={title} doLabel={title} danger onDo={end} onClose={onClose}>
      <p>{t('teams.end-text', { name })}</p>
      <p>{t('teams.end-line', { count })}</p>
    </ReasonDialog>
  );
}
