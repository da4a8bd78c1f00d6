// A broken page of the console shows an error inside the frame; every other page stays within
// reach.
import { Component, type ReactNode } from 'react';
import { Button, EmptyState, TriangleAlertIcon } from '@baize/ui';
import { useText } from '../app/texts.ts';

function Broken() {
  const t = useText();
  return (
    <div role="alert">
      <EmptyState
        icon={<TriangleAlertIcon />}
        action={<Button onClick={() => location.reload()}>{t('operator.page-reload')}</Button>}
      >
        {t('operator.page-broken')}
      </EmptyState>
    </div>
  );
}

/** Give it another `key` for another page: what broke was only the one before. */
export class PageFault extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    return this.state.isBroken ? <Broken /> : this.props.children;
  }
}
