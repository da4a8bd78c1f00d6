// What is shown when a screen breaks: that it broke, the number of the request to tell the
// customer service if there is one, and a way to begin again. Money is never in question here.
import { Component, type ReactNode } from 'react';
import { RefusedError } from '@baize/client';
import type { TextKey } from '@baize/i18n';
import { Button, EmptyState, TriangleAlertIcon } from '@baize/ui';
import { ChunkLoadError } from '../app/lazy-screen.tsx';
import { currentText } from '../app/texts/texts.ts';
import styles from './notice-screen.module.css';

interface Fault {
  readonly text: TextKey;
  readonly requestId: string;
}

function faultOf(error: unknown): Fault {
  const isChunk = error instanceof ChunkLoadError;
  return {
    text: isChunk ? 'shell.page-open-too-long' : 'shell.system-error',
    requestId: error instanceof RefusedError ? error.failure.requestId : '',
  };
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
      <section className={styles['screen']} role="alert">
        <EmptyState
          icon={<TriangleAlertIcon />}
          action={
            <Button kind="primary" onClick={() => location.reload()}>
              {t('shell.retry')}
            </Button>
          }
        >
          {t(fault.text)}
          {fault.requestId === '' ? null : (
            <span className={styles['detail']}>
              {t('shell.request-number', { id: fault.requestId })}
            </span>
          )}
        </EmptyState>
      </section>
    );
  }
}
