// A fault in a game's screen never shows a blank page, and never loses a round: the round lives on
// the server, so opening the game again shows it.
import { Component, type ReactNode } from 'react';
import { CurtainMark } from './curtain-mark.tsx';
import { FaultCurtain } from './fault-curtain.tsx';

interface State {
  readonly failed: boolean;
}

export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <FaultCurtain waiting={<CurtainMark />} /> : this.props.children;
  }
}
