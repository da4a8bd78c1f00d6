// A staff action on agents: its result is shown in a toast, and all data about teams and the member
// is read again.
import { useQueryClient } from '@tanstack/react-query';
import { showToast } from '@baize/ui';
import { useText } from '../../app/texts.ts';

export function useStaffAction(onClose: () => void) {
  const t = useText();
  const queries = useQueryClient();
  return async (action: Promise<unknown>) => {
    await action;
    showToast({ text: t('operator.saved'), kind: 'good' });
    await Promise.all(
      ['agents', 'members'].map((noun) => queries.invalidateQueries({ queryKey: [noun] })),
    );
    onClose();
  };
}
