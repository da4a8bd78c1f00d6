// What is asked while the line is gone is answered at once: it is never done later, when whoever
// asked may have thought better of it, or may be somebody else.
import { MutationObserver, onlineManager } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { queryClient } from './query-client.ts';

test('a deed without a line fails at once, and is not done when the line is back', async () => {
  const send = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('no line'));
  const deed = new MutationObserver(queryClient, { mutationFn: send });
  onlineManager.setOnline(false);
  await expect(deed.mutate()).rejects.toThrow('no line');
  expect(deed.getCurrentResult().isPaused).toBe(false);
  onlineManager.setOnline(true);
  await queryClient.resumePausedMutations();
  expect(send).toHaveBeenCalledTimes(1);
});
