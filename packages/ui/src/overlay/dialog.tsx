// A question or a form above the page: a card on a desk, a sheet from below on a phone.
// It always has a name and a way out; it can be moved by its head or, with arrow keys, by its grip.
import { GripIcon, XIcon } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import { IconButton } from '../controls/icon-button.tsx';
import { type DialogPolicy, turnedTo, useDialog } from './use-dialog.ts';
import { useDrag } from './use-drag.ts';
import styles from './dialog.module.css';

export interface DialogProps extends DialogPolicy {
  title: ReactNode;
  closeLabel: string;
  children: ReactNode;
  footer?: ReactNode;
  size?: 'small' | 'medium' | 'large' | 'full' | undefined;
  /** Names the grip; giving it makes the dialog movable. */
  moveLabel?: string | undefined;
  /** A dialog that must be answered has no closing cross. */
  hasClose?: boolean | undefined;
  /** Nothing in it takes the focus: its text itself does, so that keys scroll it. */
  onlyText?: boolean | undefined;
  /** Which of several pages it shows: another one begins at its top, with the focus in it. */
  page?: string | undefined;
  className?: string | undefined;
}

const scrolledBy = (titleId: string) =>
  ({ role: 'region', tabIndex: 0, 'aria-labelledby': titleId }) as const;

export function Dialog(props: DialogProps) {
  const {
    title,
    closeLabel,
    children,
    footer,
    size = 'medium',
    moveLabel,
    hasClose = true,
    onlyText = false,
  } = props;
  const { ref, ...events } = useDialog(props);
  const drag = useDrag(ref);
  const titleId = useId();
  const movable = moveLabel !== undefined;
  return (
    <dialog
      {...events}
      ref={ref}
      className={classNames(styles['dialog'], styles[size], props.className)}
      style={{ '--move-x': `${drag.place.x}px`, '--move-y': `${drag.place.y}px` }}
      aria-labelledby={titleId}
    >
      {props.open ? (
        <div className={styles['body']}>
          <header
            className={classNames(styles['head'], movable && styles['movable'])}
            {...(movable ? drag.handle : {})}
          >
            <h2 id={titleId} className={styles['title']} tabIndex={-1} data-dialog-name>
              {title}
            </h2>
            <span className={styles['tools']} data-no-drag>
              {movable ? (
                <IconButton
                  className={styles['grip']}
                  size="small"
                  label={moveLabel}
                  icon={<GripIcon />}
                  onKeyDown={drag.onKeyDown}
                />
              ) : null}
              {hasClose ? (
                <IconButton label={closeLabel} icon={<XIcon />} onClick={props.onClose} />
              ) : null}
            </span>
          </header>
          <div
            key={props.page}
            ref={turnedTo}
            className={styles['content']}
            {...(onlyText ? scrolledBy(titleId) : {})}
          >
            {children}
          </div>
          {footer === undefined ? null : <footer className={styles['foot']}>{footer}</footer>}
        </div>
      ) : null}
    </dialog>
  );
}
