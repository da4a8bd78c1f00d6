// A button that discloses a panel beneath it: a vendor list, the language menu, a member menu.
// It is a disclosure, not an application menu: Tab walks through it as through any page. What it
// shows is drawn when it is first opened.
import { ChevronDownIcon } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { classNames } from '../class-names.ts';
import { useDropdown } from './use-dropdown.ts';
import styles from './dropdown.module.css';

export interface DropdownProps {
  /** The content of the button. */
  button: ReactNode;
  /** Names the button when what it shows is only an icon. */
  label?: string | undefined;
  children: ReactNode | ((close: () => void) => ReactNode);
  align?: 'start' | 'end' | undefined;
  opensOnHover?: boolean | undefined;
  hasChevron?: boolean | undefined;
  buttonClassName?: string | undefined;
  panelClassName?: string | undefined;
  className?: string | undefined;
  /** Takes the focus when what opened a dialog is gone once it closes. */
  takesFocusBack?: boolean | undefined;
}

export function Dropdown(props: DropdownProps) {
  const { align = 'start', opensOnHover, hasChevron = true, children } = props;
  const { open, finish, rootProps, buttonProps } = useDropdown({ opensOnHover });
  const panelId = useId();
  const [wasOpen, setWasOpen] = useState(false);
  if (open && !wasOpen) setWasOpen(true);
  const content = () => (typeof children === 'function' ? children(finish) : children);
  return (
    <div {...rootProps} className={classNames(styles['dropdown'], props.className)}>
      <button
        {...buttonProps}
        type="button"
        aria-label={props.label}
        aria-controls={panelId}
        data-focus-return={props.takesFocusBack === true ? '' : undefined}
        className={classNames(styles['button'], props.buttonClassName)}
      >
        {props.button}
        {hasChevron ? <ChevronDownIcon className={styles['chevron']} /> : null}
      </button>
      <div
        id={panelId}
        hidden={!open}
        className={classNames(styles['panel'], styles[align], props.panelClassName)}
      >
        {open || wasOpen ? content() : null}
      </div>
    </div>
  );
}

/** The class of a link or button inside a dropdown's panel. */
export const menuItemClass: string = styles['item'] ?? '';
