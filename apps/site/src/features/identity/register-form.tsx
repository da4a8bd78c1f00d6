// Registration by username. Its fields and their rules are the server's; a player must be of age
// and accept the terms. What was typed stays when it is refused.
import { useForm } from 'react-hook-form';
import { Button, Checkbox, EmptyState, Field, Skeleton } from '@baize/ui';
import { useBrand } from '../../app/status.ts';
import { useText } from '../../app/texts/texts.ts';
import { FormAlert } from './form-alert.tsx';
import { HumanCheck } from './human-check/human-check.tsx';
import { RegisterField } from './register-field.tsx';
import { type AskedField, askedFields, type Rules, useRegisterRules } from './register-rules.ts';
import { type RegisterValues, useRegistration } from './use-registration.ts';
import styles from './forms.module.css';

const pairs: readonly (readonly AskedField[])[] = [['password', 'confirmPassword']];

/** Fields that stand side by side where there is room. */
function rowsOf(rules: Rules): AskedField[][] {
  const asked = askedFields.filter((field) => rules[field]?.enabled === true);
  const rows: AskedField[][] = [];
  for (const field of asked) {
    const pair = pairs.find((fields) => fields.includes(field) && fields[0] !== field);
    const last = rows.at(-1);
    if (pair !== undefined && last !== undefined) last.push(field);
    else rows.push([field]);
  }
  return rows;
}

function AskedForm({ rules, onDone }: { rules: Rules; onDone: () => void }) {
  const t = useText();
  const age = useBrand()?.adultAgeYears ?? 21;
  const form = useForm<RegisterValues>({ defaultValues: { agreed: false }, mode: 'onTouched' });
  const { asked, alert, sending, nameNote, submit, send, back, resolveName } = useRegistration(
    form,
    { rules, age, onDone },
  );
  const { register, formState } = form;
  const entryOf = (field: AskedField) =>
    field === 'username' ? register(field, { onBlur: resolveName }) : register(field);
  return (
    <>
      <form className={styles['form']} hidden={asked !== undefined} noValidate onSubmit={submit}>
        <FormAlert text={alert} />
        {rowsOf(rules).map((fields) => (
          <div key={fields[0]} className={styles['pair']}>
            {fields.map((field) => {
              const rule = rules[field];
              return rule === undefined ? null : (
                <RegisterField
                  key={field}
                  field={field}
                  rule={rule}
                  entry={entryOf(field)}
                  error={formState.errors[field]?.message}
                  note={field === 'username' ? nameNote : undefined}
                />
              );
            })}
          </div>
        ))}
        <Field label="" error={formState.errors.agreed?.message}>
          {(control) => (
            <Checkbox {...control} {...register('agreed')}>
              {t('identity.agree-terms', { age })}
            </Checkbox>
          )}
        </Field>
        <Button kind="primary" size="large" type="submit" full loading={sending}>
          {t('shell.register')}
        </Button>
      </form>
      {asked === undefined ? null : (
        <HumanCheck onProof={(proof) => void send(asked, proof)} onBack={back} />
      )}
    </>
  );
}

export function RegisterForm({ onDone }: { onDone: () => void }) {
  const t = useText();
  const { data, isError, refetch } = useRegisterRules();
  if (isError) {
    const retry = <Button onClick={() => void refetch()}>{t('shell.retry')}</Button>;
    return <EmptyState action={retry}>{t('shell.network-down')}</EmptyState>;
  }
  if (data === undefined) {
    return (
      <div className={styles['form']}>
        {Array.from({ length: 5 }, (_, at) => (
          <Skeleton key={at} shape="block" />
        ))}
      </div>
    );
  }
  return <AskedForm rules={data} onDone={onDone} />;
}
