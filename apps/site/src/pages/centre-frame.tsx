// The frame of a centre: a panel over the page with the list of its pages beside the one shown. An
// entry whose switch is off is not listed; the one shown is marked and kept in sight.
import { type ComponentType, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import type { ModuleId } from '@baize/contract';
import type { TextKey } from '@baize/i18n';
import { Dialog, type LucideIcon, Skeleton } from '@baize/ui';
import { useLocation } from '../app/address.tsx';
import { centreParameters } from '../app/centre-address.ts';
import { useModule } from '../app/status.ts';
import { useText } from '../app/texts/texts.ts';
import styles from './centre-frame.module.css';

export interface CentrePlace<Page extends string> {
  readonly page: Page;
  readonly text: TextKey;
  readonly icon: LucideIcon;
  readonly screen: { preload(): Promise<unknown> };
  /** The switch that offers it. */
  readonly module?: ModuleId;
  readonly badge?: ComponentType;
}

/** On a phone the list scrolls sideways: the page shown is always in sight of it. */
function useShownInSight(page: string, listed: number) {
  const list = useRef<HTMLElement>(null);
  // After the effect of the dialog inside, which opens it: what is closed does not scroll. What
  // comes late, such as a badge or a face, moves the entries once more.
  useEffect(() => {
    const entries = listed > 0 ? [...(list.current?.children ?? [])] : [];
    const shown = list.current?.querySelector(`[data-place="${page}"]`);
    const observer = new ResizeObserver(() =>
      shown?.scrollIntoView({ block: 'nearest', inline: 'center' }),
    );
    for (const entry of entries) observer.observe(entry);
    return () => observer.disconnect();
  }, [page, listed]);
  return list;
}

interface PlaceButtonProps<Page extends string> {
  place: CentrePlace<Page>;
  isShown: boolean;
  onPage: (page: Page) => void;
}

function PlaceButton<Page extends string>({ place, isShown, onPage }: PlaceButtonProps<Page>) {
  const t = useText();
  const { page, text, icon: Icon, screen, module = 'COMM3', badge: Badge } = place;
  if (!useModule(module)) return null;
  return (
    <button
      type="button"
      className={styles['place']}
      data-place={page}
      aria-current={isShown ? 'page' : undefined}
      onPointerEnter={() => void screen.preload()}
      onClick={() => onPage(page)}
    >
      <Icon aria-hidden="true" />
      {t(text)}
      {Badge ? <Badge /> : null}
    </button>
  );
}

interface KnownHistory {
  readonly currentEntry: { readonly index: number } | null;
  entries(): readonly { readonly url: string | null }[];
}

/** Whether one step back lies the same page without its centre, as after a reload in one. */
function isPageBeneath(): boolean {
  const { navigation } = globalThis as { navigation?: KnownHistory };
  const before = navigation?.entries()[(navigation.currentEntry?.index ?? 0) - 1]?.url;
  const here = new URL(location.href);
  for (const name of centreParameters) here.searchParams.delete(name);
  return before === here.href;
}

/**
 * A centre opened by a step of the visitor is closed by that step back: nothing of it stays in the
 * history. A layer on it, or a repeated press, closes it by a change of the address.
 */
function useWayOut(onClose: () => void): () => void {
  const { came } = useLocation();
  const [isStep] = useState(came === 'pushed');
  const isLeaving = useRef(false);
  return () => {
    const isBack = isStep || isPageBeneath();
    if (!isBack || isLeaving.current || history.state !== null) return onClose();
    isLeaving.current = true;
    history.back();
  };
}

interface CentreFrameProps<Page extends string> {
  title: string;
  places: readonly CentrePlace<Page>[];
  page: Page;
  onPage: (page: Page) => void;
  onClose: () => void;
  /** Under the list, where there is room for it. */
  foot?: ReactNode;
  children: ReactNode;
}

export function CentreFrame<Page extends string>(props: CentreFrameProps<Page>) {
  const t = useText();
  const { title, places, page, onPage, onClose, foot, children } = props;
  const list = useShownInSight(page, places.length);
  const leave = useWayOut(onClose);
  return (
    <Dialog
      open
      isPlace
      size="full"
      className={styles['centre']}
      title={title}
      closeLabel={t('shell.close')}
      closesOnOutside={false}
      onClose={leave}
    >
      <div className={styles['split']}>
        <nav ref={list} className={styles['places']} aria-label={title}>
          {places.map((place) => (
            <PlaceButton
              key={place.page}
              place={place}
              isShown={place.page === page}
              onPage={onPage}
            />
          ))}
          {foot === undefined ? null : <div className={styles['banner']}>{foot}</div>}
        </nav>
        <div className={styles['page']} key={page}>
          <Suspense fallback={<Skeleton shape="block" className={styles['box']} />}>
            {children}
          </Suspense>
        </div>
      </div>
    </Dialog>
  );
}
