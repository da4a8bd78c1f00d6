// The box of a one-time code and the button that sends it. The button counts the seconds until it
// may be pressed again; an error is shown in a warning.
import type { Ref } from 'react';
import { Button, clockText, Field, SendIcon, TextInput } from '@baize/ui';
import { useText } from '../../../app/texts/texts.ts';
import { CaptchaField } from '../captcha/captcha-field.tsx';
import { WarningDialog } from '../warning-dialog.tsx';
import { type SendCode, useCode } from './use-code.ts';
import styles from './code.module.css';

export interface CodeFieldProps {
  /** The purpose of the code: fields of one purpose share one countdown. */
  name: string;
  value: string;
  error?: string | undefined;
  hint?: string | undefined;
  inputRef?: Ref<HTMLInputElement>;
  onChange: (code: string) => void;
  /** Looks at the recipient before a code is asked for. */
  maySend?: () => boolean;
  send: SendCode;
}

export function CodeField(props: CodeFieldProps) {
  const { name, value, error, inputRef, onChange, maySend = () => true, send } = props;
  const t = useText();
  const code = useCode(name, send);
  const left = clockText(code.seconds);
  const toldHint = code.sent ? t('identity.code-sent') : props.hint;
  const hint = code.blocked ? t('identity.code-blocked', { left }) : toldHint;
  return (
    <>
      {code.captchaRound === 0 ? null : (
        <CaptchaField proof={code.proof} onProof={code.setProof} round={code.captchaRound} />
      )}
      <Field label={t('identity.verification-code')} required hint={hint} error={error}>
        {(control) => (
          <div className={styles['row']}>
            <TextInput
              {...control}
              ref={inputRef}
              dir="ltr"
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={10}
              value={value}
              onChange={(event) => onChange(event.target.value.replace(/\s/gu, ''))}
            />
            <Button
              icon={<SendIcon />}
              loading={code.sending}
              disabled={code.seconds > 0}
              onClick={() => (maySend() ? code.ask() : undefined)}
            >
              {code.seconds > 0 ? (
                <span className={styles['left']}>{left}</span>
              ) : (
                t('identity.code-send')
              )}
            </Button>
          </div>
        )}
      </Field>
      <WarningDialog text={code.warning} onClose={code.hush} />
    </>
  );
}
