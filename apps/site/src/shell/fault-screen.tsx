// The screen of a fault: a message, the request number for customer service if there is one, and a
// button to start again. Money is never in question here.
import { Component, type ReactNode } from 'react';
import { RefusedError } from '@baize/client';
import type { TextKey } from '@baize/i18n';
import { Button, EmptyState, TriangleAlertIcon } from '@baize/ui';
import { ChunkLoadError } from '../app/lazy-screen.tsx';
import { forgetFetched } from '../app/stored.ts';
import { currentText } from '../app/texts/texts.ts';
import styles from './notice-screen.module.css';

interface FaultScreenProps {
  children: ReactNode;
  /** Lies above the page as a card, and can be put away: what it broke was not the page. */
  isAbove?: boolean;
  onPutAway?: () => void;
}

interface Fault {
  readonly text: TextKey;
  readonly requestId: string;
  /** Shows the same again without loading the page again, which would lose its state. */
  readonly again?: () => void;
}

function faultOf(error: unknown): Fault {
  const requestId = error instanceof RefusedError ? error.failure.requestId : '';
  if (!(error instanceof ChunkLoadError)) return { text: 'shell.system-error', requestId };
  if (error.message === 'offline') {
    return { text: 'shell.line-gone', requestId, again: () => error.again() };
  }
  const isLate = error.message === 'timeout';
  return { text: isLate ? 'shell.page-open-too-long' : 'shell.site-renewed', requestId };
}

export class FaultScreen extends Component<FaultScreenProps, { fault?: Fault | undefined }> {
  override state: { fault?: Fault | undefined } = {};

  static getDerivedStateFromError(error: unknown) {
    return { fault: faultOf(error) };
  }

  override componentDidCatch() {
    forgetFetched();
  }

  override render() {
    const { fault } = this.state;
    const { children, isAbove = false, onPutAway } = this.props;
    if (fault === undefined) return children;
    const t = currentText();
    const { again } = fault;
    const begin = () => {
      if (again === undefined) return location.reload();
      again();
      return this.setState({ fault: undefined });
    };
    const putAway = () => {
      this.setState({ fault: undefined });
      onPutAway?.();
    };
    return (
      <section className={styles[isAbove ? 'above' : 'screen']} role="alert">
        <EmptyState
          icon={<TriangleAlertIcon />}
          action={
            <span className={styles['actions']}>
              <Button kind="primary" onClick={begin}>
                {t(fault.text === 'shell.site-renewed' ? 'shell.load-anew' : 'shell.retry')}
              </Button>
              {isAbove ? <Button onClick={putAway}>{t('shell.close')}</Button> : null}
            </span>
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
