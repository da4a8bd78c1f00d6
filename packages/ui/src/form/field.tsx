// One field of a form: its label, the control, a hint and the error. The control is always named,
// described and marked invalid for assistive technology.
import { CircleAlertIcon } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import styles from './field.module.css';

/** The attributes of the control inside a field. Spread them onto the input. */
export interface ControlProps {
  id: string;
  required: boolean;
  'aria-describedby': string | undefined;
  'aria-invalid': boolean | undefined;
}

export interface FieldProps {
  label: ReactNode;
  children: (control: ControlProps) => ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  required?: boolean | undefined;
  /** The words behind the asterisk, e.g. "required". */
  requiredLabel?: string | undefined;
  /** Shown at the end of the label's line, e.g. a link to recovery. */
  aside?: ReactNode;
  className?: string | undefined;
}

export function Field(props: FieldProps) {
  const { label, children, hint, error, required = false, requiredLabel, aside } = props;
  const id = useId();
  const hasError = error !== undefined && error !== null && error !== false && error !== '';
  const hasHint = hint !== undefined && hint !== null && hint !== '';
  const described = [hasHint && `${id}-hint`, hasError && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={classNames(styles['field'], props.className)}>
      <div className={styles['top']}>
        <label className={styles['label']} htmlFor={id}>
          {label}
          {required ? (
            <abbr className={styles['mark']} title={requiredLabel}>
              *
            </abbr>
          ) : null}
        </label>
        {aside}
      </div>
      {children({
        id,
        required,
        'aria-describedby': described === '' ? undefined : described,
        'aria-invalid': hasError || undefined,
      })}
      {hasHint ? (
        <div className={styles['hint']} id={`${id}-hint`}>
          {hint}
        </div>
      ) : null}
      <div className={styles['error']} id={`${id}-error`} role="alert" hidden={!hasError}>
        {hasError ? <CircleAlertIcon /> : null}
        <span>{error}</span>
      </div>
    </div>
  );
}
