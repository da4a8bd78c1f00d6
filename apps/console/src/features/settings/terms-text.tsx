// One document in one language: its HTML and, in a frame where nothing can act, what it looks like.
import { Field, TextArea } from '@baize/ui';
import { useText } from '../../app/texts.ts';
import styles from './settings.module.css';

export interface TermsTextProps {
  label: string;
  language: string;
  html: string;
  disabled: boolean;
  onChange: (html: string) => void;
}

/** The frame is a sheet of paper in either theme. */
const body = 'font:15px/1.5 system-ui;margin:16px;color:#1c2321;background:#fff';
const look = `<style>body{${body}}h2{font-size:18px}</style>`;

export function TermsText({ label, language, html, disabled, onChange }: TermsTextProps) {
  const t = useText();
  return (
    <div className={styles['columns']}>
      <Field label={label} hint={t('settings.terms-hint')}>
        {(control) => (
          <TextArea
            {...control}
            className={styles['code']}
            lang={language}
            rows={18}
            maxLength={60_000}
            disabled={disabled}
            value={html}
            onChange={({ target }) => onChange(target.value)}
          />
        )}
      </Field>
      <iframe
        className={styles['preview']}
        title={t('settings.terms-preview')}
        sandbox=""
        srcDoc={`${look}${html}`}
      />
    </div>
  );
}
