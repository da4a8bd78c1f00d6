// The second factor that a recovery may ask for: a code of the app, one of the paper ones, or one
// sent to the member's other contact.
import type { Failure } from '@baize/client';
import { Button, Field, TextInput } from '@baize/ui';
import { client } from '../../../app/client.ts';
import { useText } from '../../../app/texts/texts.ts';
import { CodeField } from '../code/code-field.tsx';
import { proofMethods, type ProofMethod } from '../proof/proof.ts';
import styles from '../forms.module.css';

type SecondMethod = Exclude<ProofMethod, 'password' | 'passkey'>;

export interface Second {
  readonly methods: readonly SecondMethod[];
  readonly method: SecondMethod;
  readonly code: string;
  /** The purpose of the codes. */
  readonly challengeId: string;
  /** Masked contacts by method. */
  readonly hints: Readonly<Record<string, string>>;
}

const isTyped = (method: ProofMethod): method is SecondMethod =>
  method !== 'password' && method !== 'passkey';

/** The factor that the refusal asks for; a code of the app by default. */
export function secondOf({ value }: Failure): Second {
  const methods = proofMethods(value['methods']).filter(isTyped);
  const hints = (value['hints'] ?? {}) as Record<string, string>;
  const challengeId = String(value['challengeId'] ?? '');
  return { methods, method: methods[0] ?? 'totp', code: '', challengeId, hints };
}

export const sentSecond = (second: Second | undefined) =>
  second === undefined ? {} : { method: second.method, code: second.code.replace(/\s/gu, '') };

interface SecondFactorProps {
  second: Second;
  onChange: (second: Second) => void;
}

function Entry({ second, onChange }: SecondFactorProps) {
  const t = useText();
  const { method, code, challengeId, hints } = second;
  const type = (typed: string) => onChange({ ...second, code: typed });
  if (method === 'sms' || method === 'email') {
    return (
      <CodeField
        name={`recovery-${method}`}
        value={code}
        hint={t('identity.code-goes-to', { contact: hints[method] ?? '' })}
        onChange={type}
        send={() => client.identity.sendLoginCode({ challengeId, method })}
      />
    );
  }
  return (
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
          onChange={(event) => type(event.target.value)}
        />
      )}
    </Field>
  );
}

export function SecondFactor({ second, onChange }: SecondFactorProps) {
  const t = useText();
  const others = second.methods.filter((method) => method !== second.method);
  return (
    <div className={styles['stack']}>
      <Entry key={second.method} {...{ second, onChange }} />
      {others.map((method) => (
        <Button
          key={method}
          kind="ghost"
          size="small"
          onClick={() => onChange({ ...second, method, code: '' })}
        >
          {t(`identity.by-${method}`)}
        </Button>
      ))}
    </div>
  );
}
