// The family's kinds of agents to choose from.
import { agentTypes, type AgentType } from '@baize/contract';
import { Field, Select } from '@baize/ui';
import { useText } from '../../app/texts.ts';

interface KindChoiceProps {
  type: AgentType;
  onType: (type: AgentType) => void;
}

export function KindChoice({ type, onType }: KindChoiceProps) {
  const t = useText();
  return (
    <Field label={t('console.agents.kind')} hint={t('console.agents.kind-hint')}>
      {(control) => (
        <Select
          {...control}
          value={String(type)}
          options={agentTypes.map((one) => ({
            value: String(one),
            label: t('console.agents.kind-of', { number: String(one) }),
          }))}
          onChange={({ target }) => {
            const chosen = agentTypes.find((one) => String(one) === target.value);
            if (chosen !== undefined) onType(chosen);
          }}
        />
      )}
    </Field>
  );
}
