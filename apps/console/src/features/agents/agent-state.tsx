// The state of an agent's account, in the words of the members' list.
import { Status } from '@baize/ui';
import { useText } from '../../app/texts.ts';

export function AgentState({ state }: { state: string }) {
  const t = useText();
  return (
    <Status kind={state === 'active' ? 'good' : 'bad'}>
      {t(`operator.state-${state as 'active'}`)}
    </Status>
  );
}
