// The region of toasts: a polite live region that floats above everything, dialogs included.
import { CircleAlertIcon, CircleCheckIcon, InfoIcon, XIcon } from 'lucide-react';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { classNames } from '../class-names.ts';
import { Button } from '../controls/button.tsx';
import { IconButton } from '../controls/icon-button.tsx';
import { currentToasts, dismissToast, listenToToasts, type Toast } from './toasts.ts';
import styles from './toast-region.module.css';

const icons = { plain: InfoIcon, good: CircleCheckIcon, bad: CircleAlertIcon };

function ToastCard({ toast, closeLabel }: { toast: Toast; closeLabel: string }) {
  const Icon = icons[toast.kind];
  const { action } = toast;
  const act = () => {
    action?.run();
    dismissToast(toast.id);
  };
  return (
    <li className={classNames(styles['toast'], styles[toast.kind])}>
      <Icon className={styles['icon']} />
      <div className={styles['words']}>
        <strong>{toast.text}</strong>
        {toast.detail === undefined ? null : <span>{toast.detail}</span>}
      </div>
      {action === undefined ? null : (
        <Button size="small" onClick={act}>
          {action.label}
        </Button>
      )}
      <IconButton
        size="small"
        label={closeLabel}
        icon={<XIcon />}
        onClick={() => dismissToast(toast.id)}
      />
    </li>
  );
}

export function ToastRegion({ label, closeLabel }: { label: string; closeLabel: string }) {
  const toasts = useSyncExternalStore(listenToToasts, currentToasts, currentToasts);
  const ref = useRef<HTMLElement>(null);
  const newest = toasts.at(-1)?.id;
  useEffect(() => {
    const region = ref.current;
    if (region?.showPopover === undefined) return;
    // Shown again for each newcomer, so that it lies above a dialog opened meanwhile.
    if (region.matches(':popover-open')) region.hidePopover();
    if (newest !== undefined) region.showPopover();
  }, [newest]);
  return (
    <section ref={ref} popover="manual" className={styles['region']} aria-label={label}>
      <ol className={styles['list']} aria-live="polite" aria-relevant="additions">
        {toasts.map((toast) => (
          <ToastCard key={toast.id} toast={toast} closeLabel={closeLabel} />
        ))}
      </ol>
    </section>
  );
}
