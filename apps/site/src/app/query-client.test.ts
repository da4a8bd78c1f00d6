// A request without a connection fails at once: it is never sent later, when the player may have
// changed their mind or another may be signed in.
import { MutationObserver, onlineManager } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { queryClient } from './query-client.ts';

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
