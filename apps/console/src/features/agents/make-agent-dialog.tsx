// Makes a member an agent, by name: with a reason, and effective at once.
import { useState } from 'react';
import { unwrap } from '@baize/client';
import type { AgentType } from '@baize/contract';
import { Field, TextInput } from '@baize/ui';
import { client } from '../../app/client.ts';
import { ReasonDialog } from '../../app/reason-dialog.tsx';
import { useText } from '../../app/texts.ts';
import { KindChoice } from './kind-choice.tsx';
import { useStaffAction } from './use-staff-action.ts';

interface MakeAgentDialogProps {
  /** Absent: it is asked for. */
  name?: string;
  onClose: () => void;
}

export function MakeAgentDialog({ name, onClose }: MakeAgentDialogProps) {
  const t = useText();
  const send = useStaffAction(onClose);
  const [username, setUsername] = useState(name ?? '');
  const [type, setType] = useState<AgentType>(1);
  const make = (reason: string) =>
    send(client.agents.makeAgent({ username, type, reason }).then(unwrap));
  return (
    <ReasonDialog
      title={t('console.agents.make')}
      doLabel={t('console.agents.make')}
      isReady={username.trim() !== ''}
      onDo={make}
      onClose={onClose}
    >
      <p>{t('console.agents.make-text')}</p>
      <Field label={t('console.agents.username')}>
        {(control) => (
          <TextInput
            {...control}
            required
            readOnly={name !== undefined}
            maxLength={64}
            autoComplete="off"
            value={username}
            onChange={({ target }) => setUsername(target.value)}
          />
        )}
      </Field>
      <KindChoice type={type} onType={setType} />
    </ReasonDialog>
  );
}
