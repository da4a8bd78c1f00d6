// A list ordered by keyboard or pointer, without dragging: each row moves a place up or down, and
// the new order is saved as a whole. Each move is announced to screen readers.
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { ArrowDownIcon, ArrowUpIcon, Button, IconButton, Status, VisuallyHidden } from '@baize/ui';
import styles from './order-list.module.css';
import { isSameSet, swapped } from './order.ts';
import { useText } from './texts.ts';

export interface OrderListProps {
  label: string;
  ids: readonly string[];
  nameOf: (id: string) => string;
  isHidden?: (id: string) => boolean;
  disabled: boolean;
  saving: boolean;
  onSave: (ids: readonly string[]) => void;
  children: (id: string) => ReactNode;
}

const steps: Readonly<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowDown: 1 };

export function OrderList(props: OrderListProps) {
  const { label, ids, nameOf, isHidden = () => false, disabled, saving, onSave } = props;
  const t = useText();
  const [wanted, setWanted] = useState<readonly string[]>();
  const [told, setTold] = useState('');
  // Another's change of the list itself takes an unsaved order away.
  const order = wanted && isSameSet(wanted, ids) ? wanted : ids;
  const shown = order.filter((id) => !isHidden(id));
  const isChanged = order.some((id, at) => id !== ids[at]);
  const move = (id: string, step: -1 | 1) => {
    const other = shown[shown.indexOf(id) + step];
    if (other === undefined || disabled) return;
    setWanted(swapped(order, id, other));
    const place = shown.indexOf(id) + step + 1;
    setTold(t('console.catalogue.moved', { name: nameOf(id), place, count: shown.length }));
  };
  const onKey = (id: string) => (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    move(id, step);
  };
  return (
    <>
      <ol className={styles['order']} aria-label={label}>
        {shown.map((id, at) => (
          <li key={id}>
            <span className={styles['moves']}>
              <IconButton
                size="small"
                label={t('console.catalogue.move-up', { name: nameOf(id) })}
                icon={<ArrowUpIcon />}
                aria-disabled={disabled || at === 0}
                onKeyDown={onKey(id)}
                onClick={() => move(id, -1)}
              />
              <IconButton
                size="small"
                label={t('console.catalogue.move-down', { name: nameOf(id) })}
                icon={<ArrowDownIcon />}
                aria-disabled={disabled || at === shown.length - 1}
                onKeyDown={onKey(id)}
                onClick={() => move(id, 1)}
              />
            </span>
            {props.children(id)}
          </li>
        ))}
      </ol>
      <VisuallyHidden role="status">{told}</VisuallyHidden>
      <div className={styles['save']}>
        <Button
          kind="primary"
          size="small"
          disabled={disabled || !isChanged}
          loading={saving}
          onClick={() => onSave(order)}
        >
          {t('console.catalogue.save-order')}
        </Button>
        <Button
          kind="ghost"
          size="small"
          disabled={!isChanged}
          onClick={() => setWanted(undefined)}
        >
          {t('console.catalogue.discard')}
        </Button>
        {isChanged ? <Status kind="waiting">{t('console.catalogue.order-unsaved')}</Status> : null}
      </div>
    </>
  );
}
