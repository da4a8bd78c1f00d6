// Makes a member an agent, by name: told with its reason, and open to them at once.
import { useState } from 'react';
import { unwrap } from '@baize/client';
import type { AgentType } from '@baize/contract';
import { Field, TextInput } from '@baize/ui';
import { client } from '../../app/client.ts';
import { ReasonDialog } from '../../app/reason-dialog.tsx';
import { useText } from '../../app/texts.ts';
import { KindChoice } from './kind-choice.tsx';
import { useDeed } from './use-deed.ts';

interface MakeAgentDialogProps {
  /** Absent: it is asked for. */
  name?: string;
  onClose: () => void;
}

export function MakeAgentDialog({ name, onClose }: MakeAgentDialogProps) {
  const t = useText();
  const carryOut = useDeed(onClose);
  const [username, setUsername] = useState(name ?? '');
  const [type, setType] = useState<AgentType>(1);
  const make = (reason: string) =>
    carryOut(client.agents.makeAgent({ username, type, reason }).then(unwrap));
  return (
    <ReasonDialog
      title={t('teams.make')}
      doLabel={t('teams.make')}
      isReady={username.trim() !== ''}
      onDo={make}
      onClose={onClose}
    >
      <p>{t('teams.make-text')}</p>
      <Field label={t('teams.username')}>
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
