// The frame a game is played in: a slim bar to leave it or fill the screen, and the game itself.
import { type ReactNode, type RefObject, useRef } from 'react';
import { Button, EmptyState, IconButton, ArrowLeftIcon, MaximizeIcon, Skeleton } from '@baize/ui';
import { failureText } from '../../app/failure-text.ts';
import { useText } from '../../app/texts/texts.ts';
import styles from './game-stage.module.css';

/** Another house's game may run and open its rules; it may not take the page elsewhere. */
const mayInFrame =
  'allow-scripts allow-same-origin allow-forms allow-modals allow-popups ' +
  'allow-orientation-lock allow-pointer-lock';

export interface GameStageProps {
  name: string;
  address: string | undefined;
  error: unknown;
  frame: RefObject<HTMLIFrameElement | null>;
  onLeave: () => void;
  onRetry: () => void;
  /** Content of the bar beside the name, such as the session so far. */
  facts: ReactNode;
}

function GameFrame({ name, address, error, frame, onRetry }: GameStageProps) {
  const t = useText();
  if (error !== null && error !== undefined) {
    const retry = <Button onClick={onRetry}>{t('shell.retry')}</Button>;
    return (
      <div className={styles['failed']}>
        <EmptyState action={retry}>{failureText(t, error)}</EmptyState>
      </div>
    );
  }
  if (address === undefined) {
    return (
      <div className={styles['opening']} role="status">
        <Skeleton shape="block" />
        <p>{t('catalogue.game-opening')}</p>
      </div>
    );
  }
  return (
    <iframe
      ref={frame}
      className={styles['game']}
      src={address}
      title={t('catalogue.game-frame', { name })}
      sandbox={new URL(address).origin === location.origin ? undefined : mayInFrame}
      allow="fullscreen; autoplay; screen-wake-lock"
    />
  );
}

export function GameStage(props: GameStageProps) {
  const t = useText();
  const stage = useRef<HTMLDivElement>(null);
  const fill = () => {
    if (document.fullscreenElement === null) void stage.current?.requestFullscreen?.();
    else void document.exitFullscreen();
  };
  return (
    <div className={styles['stage']} ref={stage} data-ground="dark">
      <div className={styles['bar']}>
        <IconButton
          size="small"
          label={t('catalogue.leave-game')}
          icon={<ArrowLeftIcon />}
          onClick={props.onLeave}
        />
        <h1 className={styles['name']}>{props.name}</h1>
        <span className={styles['facts']}>{props.facts}</span>
        <IconButton
          size="small"
          label={t('catalogue.full-screen')}
          icon={<MaximizeIcon />}
          onClick={fill}
        />
      </div>
      <GameFrame {...props} />
    </div>
  );
}
