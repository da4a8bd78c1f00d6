// Proves that the parts of a page that read the status share one observer and one timer: an
// observer each was the largest cost of the home page on a slow phone.
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from './query-client.ts';
import { useModule, useStatusCode } from './status.ts';

vi.stubGlobal('fetch', async () => new Response('', { status: 500 }));

const node = (modId: string, enabled: string, childrenNodes: readonly unknown[] = []) => ({
  modId,
  enabled,
  childrenNodes,
});
const status = (maintenance: boolean, whitelabel: readonly unknown[]) => ({
  maintenance,
  info: { whitelabel },
});

function Part({ at }: { at: number }) {
  const isOn = useModule(at % 2 === 0 ? 'CBS3' : 'VIP3');
  return <li>{`${isOn ? 'on' : 'off'} ${useStatusCode()}`}</li>;
}

const parts = Array.from({ length: 40 }, (_, at) => <Part key={at} at={at} />);
const shown = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

beforeEach(() => {
  queryClient.clear();
  queryClient.setQueryData(['status'], status(false, [node('A', '0', [node('CBS3', '1')])]));
});
afterEach(cleanup);

test('many readers share one observer, which ends with the last of them', () => {
  const { unmount } = render(<ul>{parts}</ul>);
  const query = queryClient.getQueryCache().find({ queryKey: ['status'] });
  expect(query?.getObserversCount()).toBe(1);
  unmount();
  expect(query?.getObserversCount()).toBe(0);
});

test('each reader sees its own part, and a change of it', async () => {
  render(<ul>{parts}</ul>);
  expect(shown().slice(0, 2)).toEqual(['on 0', 'off 0']);
  act(() => {
    queryClient.setQueryData(['status'], status(true, [node('VIP3', '1')]));
  });
  await vi.waitFor(() => expect(shown().slice(0, 2)).toEqual(['off 1', 'on 1']));
});
