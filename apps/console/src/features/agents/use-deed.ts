// What is done to agents: the answer is told in a toast, and every place that shows teams or the
// member is read anew.
import { useQueryClient } from '@tanstack/react-query';
import { showToast } from '@baize/ui';
import { useText } from '../../app/texts.ts';

export function useDeed(onClose: () => void) {
  const t = useText();
  const queries = useQueryClient();
  return async (deed: Promise<unknown>) => {
    await deed;
    showToast({ text: t('operator.saved'), kind: 'good' });
    await Promise.all(
      ['agents', 'members'].map((noun) => queries.invalidateQueries({ queryKey: [noun] })),
    );
    onClose();
  };
}
