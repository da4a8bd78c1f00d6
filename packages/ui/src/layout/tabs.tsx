// Views of one thing, one shown at a time. Arrow keys walk along the tabs in reading direction;
// Tab leaves them. The `pill` look serves filters of a lobby.
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useRef,
} from 'react';
import { classNames } from '../class-names.ts';
import styles from './tabs.module.css';

export interface Tab<Id extends string> {
  id: Id;
  label: ReactNode;
  disabled?: boolean | undefined;
}

export interface TabsProps<Id extends string> {
  /** Names the list of tabs. */
  label: string;
  tabs: readonly Tab<Id>[];
  selected: Id;
  onSelect: (id: Id) => void;
  look?: 'line' | 'pill' | undefined;
  /** The panel of the selected tab; without it the tabs only steer something elsewhere. */
  children?: ReactNode;
  className?: string | undefined;
}

/** The tab a key leads to, or undefined when the key is not for tabs. */
export function tabAfterKey(key: string, at: number, count: number, rtl: boolean) {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const forward = rtl ? 'ArrowLeft' : 'ArrowRight';
  const back = rtl ? 'ArrowRight' : 'ArrowLeft';
  if (key === forward) return (at + 1) % count;
  if (key === back) return (at + count - 1) % count;
  return undefined;
}

/** Where the tabs scroll sideways, the selected one is brought to the middle; the page stays. */
function useSelectedInSight(selected: string): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const tab = list.current?.querySelector(`[data-tab="${selected}"]`);
    if (!list.current || !tab) return;
    const [row, own] = [list.current.getBoundingClientRect(), tab.getBoundingClientRect()];
    list.current.scrollLeft += own.left + own.width / 2 - (row.left + row.width / 2);
  }, [selected]);
  return list;
}

export function Tabs<Id extends string>(props: TabsProps<Id>) {
  const { label, tabs, selected, onSelect, look = 'line', children, className } = props;
  const base = useId();
  const list = useSelectedInSight(selected);
  const usable = tabs.filter((tab) => tab.disabled !== true);
  const walk = (event: KeyboardEvent<HTMLElement>) => {
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const at = usable.findIndex((tab) => tab.id === selected);
    const next = usable[tabAfterKey(event.key, at, usable.length, rtl) ?? -1];
    if (next === undefined) return;
    event.preventDefault();
    onSelect(next.id);
    list.current?.querySelector<HTMLElement>(`[data-tab="${next.id}"]`)?.focus();
  };
  const hasPanel = children !== undefined;
  return (
    <div className={className}>
      <div
        ref={list}
        className={classNames(styles['list'], styles[look])}
        role="tablist"
        aria-label={label}
        onKeyDown={walk}
      >
        {tabs.map((tab) => (
          <button
            key={tab.id}
            id={`${base}-${tab.id}`}
            type="button"
            role="tab"
            data-tab={tab.id}
            className={styles['tab']}
            disabled={tab.disabled}
            aria-selected={tab.id === selected}
            aria-controls={hasPanel ? `${base}-panel` : undefined}
            tabIndex={tab.id === selected ? 0 : -1}
            onClick={() => onSelect(tab.id)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {hasPanel ? (
        <div
          id={`${base}-panel`}
          role="tabpanel"
          tabIndex={0}
          aria-labelledby={`${base}-${selected}`}
          className={styles['panel']}
        >
          {children}
        </div>
      ) : null}
    </div>
  );
}
