// The second factor that a recovery may ask for: a code of the app, or one of the paper ones.
import type { Failure } from '@baize/client';
import { Button, Field, TextInput } from '@baize/ui';
import { useText } from '../../../app/texts/texts.ts';

export interface Second {
  readonly method: 'totp' | 'recovery';
  readonly code: string;
  readonly both: boolean;
}

/** What the refusal asks for; a code of the app where nothing is said. */
export function secondOf({ value }: Failure): Second {
  const methods = Array.isArray(value['methods']) ? value['methods'] : [];
  const both = methods.includes('totp') && methods.includes('recovery');
  const method = methods.includes('totp') || !methods.includes('recovery') ? 'totp' : 'recovery';
  return { method, code: '', both };
}

export const sentSecond = (second: Second | undefined) =>
  second === undefined ? {} : { method: second.method, code: second.code.replace(/\s/gu, '') };

interface SecondFactorProps {
  second: Second;
  onChange: (second: Second) => void;
}

export function SecondFactor({ second, onChange }: SecondFactorProps) {
  const t = useText();
  const { method, code, both } = second;
  const other = method === 'totp' ? 'recovery' : 'totp';
  return (
    <div>
      <Field label={t(`identity.${method}-code`)} required hint={t(`identity.${method}-hint`)}>
        {(control) => (
          <TextInput
            {...control}
            dir="ltr"
            inputMode={method === 'totp' ? 'numeric' : 'text'}
            autoComplete={method === 'totp' ? 'one-time-code' : 'off'}
            autoCapitalize="none"
            spellCheck={false}
            maxLength={40}
            value={code}
            onChange={(event) => onChange({ ...second, code: event.target.value })}
          />
        )}
      </Field>
      {both ? (
        <Button
          kind="ghost"
          size="small"
          onClick={() => onChange({ ...second, method: other, code: '' })}
        >
          {t(`identity.by-${other}`)}
        </Button>
      ) : null}
    </div>
  );
}
