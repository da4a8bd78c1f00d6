// A staff action on agents: its result is shown in a toast, and all data about teams and the member
// is read again.
import { useQueryClient } from '@tanstack/react-query';
import { showToast } from '@baize/ui';
import { useText } from '../../app/texts.ts';

export function useStaffAction(onClose: () => void) {
  const t = useText();
  const queries = useQueryClient();
  const saved = () => t('operator.saved');
  return async <Answer>(action: Promise<Answer>, told: (answer: Answer) => string = saved) => {
    const answer = await action;
    showToast({ text: told(answer), kind: 'good' });
    await Promise.all(
      ['agents', 'members'].map((noun) => queries.invalidateQueries({ queryKey: [noun] })),
    );
    onClose();
  };
}
