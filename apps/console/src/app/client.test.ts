// A call of the console without a connection is refused at once and never sent later.
import { MutationObserver, onlineManager } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { queryClient } from './client.ts';

test('an action without a connection fails at once and is not sent later', async () => {
  const send = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('no line'));
  const action = new MutationObserver(queryClient, { mutationFn: send });
  onlineManager.setOnline(false);
  await expect(action.mutate()).rejects.toThrow('no line');
  expect(action.getCurrentResult().isPaused).toBe(false);
  onlineManager.setOnline(true);
  await queryClient.resumePausedMutations();
  expect(send).toHaveBeenCalledTimes(1);
});
