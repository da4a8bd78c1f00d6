// The live channel's server for tests of screens: it welcomes every socket and tells what it is
// asked to.
import type { LiveEventName, LiveEvent } from '@baize/contract';
import { act } from '@testing-library/react';
import { vi } from 'vitest';

export interface FakeLive {
  /** What the last socket said hello with. */
  readonly hello: () => { readonly token?: string };
  /** The line breaks; the client opens another. */
  readonly drop: () => void;
  readonly tell: <N extends LiveEventName>(event: N, payload: LiveEvent<N>['payload']) => void;
}

interface FakeSocket {
  onopen?: () => void;
  onclose?: (event: { readonly code: number }) => void;
  onmessage?: (message: { readonly data: string }) => void;
}

export function serveLive(): FakeLive {
  let socket: FakeSocket | undefined;
  let hello: { readonly token?: string } = {};
  let seq = 0;
  const say = (frame: object) => socket?.onmessage?.({ data: JSON.stringify(frame) });
  const attach = (opened: FakeSocket) => {
    socket = opened;
  };
  class Socket implements FakeSocket {
    onopen?: () => void;
    onclose?: (event: { readonly code: number }) => void;
    onmessage?: (message: { readonly data: string }) => void;
    constructor() {
      attach(this);
      queueMicrotask(() => this.onopen?.());
    }
    send(text: string): void {
      hello = JSON.parse(text) as typeof hello;
      say({ op: 'welcome', topics: {} });
    }
    close(): void {}
  }
  vi.stubGlobal('WebSocket', Socket);
  return {
    hello: () => hello,
    drop: () => act(() => socket?.onclose?.({ code: 1006 })),
    tell: (event, payload) => {
      seq += 1;
      act(() => say({ op: 'event', topic: 'player:ann', seq, event, payload }));
    },
  };
}
