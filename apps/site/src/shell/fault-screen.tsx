// What is shown when a screen breaks: that it broke, the number of the request to tell the
// customer service if there is one, and a way to begin again. Money is never in question here.
import { Component, type ReactNode } from 'react';
import { RefusedError } from '@baize/client';
import { Button, EmptyState, TriangleAlertIcon } from '@baize/ui';
import { currentText } from '../app/texts/texts.ts';
import styles from './notice-screen.module.css';

interface Fault {
  readonly requestId: string;
}

function faultOf(error: unknown): Fault {
  return { requestId: error instanceof RefusedError ? error.failure.requestId : '' };
}

export class FaultScreen extends Component<{ children: ReactNode }, { fault?: Fault }> {
  override state: { fault?: Fault } = {};

  static getDerivedStateFromError(error: unknown) {
    return { fault: faultOf(error) };
  }

  override render() {
    const { fault } = this.state;
    if (fault === undefined) return this.props.children;
    const t = currentText();
    return (
      <main className={styles['screen']}>
        <EmptyState
          icon={<TriangleAlertIcon />}
          action={
            <Button kind="primary" onClick={() => location.reload()}>
              {t('shell.retry')}
            </Button>
          }
        >
          {t('shell.system-error')}
          {fault.requestId === '' ? null : (
            <span className={styles['detail']}>
              {t('shell.request-number', { id: fault.requestId })}
            </span>
          )}
        </EmptyState>
      </main>
    );
  }
}
