// One field's rule, edited beside what it would say: the samples and both languages' messages are
// checked by the server as they are typed, and only a rule that passed can be saved.
import { useState } from 'react';
import { unwrap } from '@baize/client';
import {
  patternIds,
  patterns,
  type FieldRule,
  type PatternId,
  type RegistrationField,
} from '@baize/contract';
import { fieldName, ruleText } from '@baize/i18n';
import { Button, Dialog, Field, Select, TextInput } from '@baize/ui';
import { client } from '../../app/client.ts';
import { useMay } from '../../app/staff.ts';
import { useText } from '../../app/texts.ts';
import { FieldRulePreview, useRuleCheck } from './field-rule-preview.tsx';
import type { ListedRule } from './field-rules.tsx';
import styles from './settings.module.css';
import { useChange } from '../../app/use-change.ts';

const states = ['off', 'optional', 'required'] as const;
type State = (typeof states)[number];

function stateOf({ enabled, required }: FieldRule): State {
  if (!enabled) return 'off';
  return required ? 'required' : 'optional';
}

interface FormProps {
  rule: FieldRule;
  onChange: (rule: FieldRule) => void;
}

function KindFields({ rule, onChange }: FormProps) {
  const t = useText();
  const usual = patterns[rule.patternId as PatternId] ?? '*';
  const kinds = patternIds.map((value) => {
    const label = ruleText(t, { ...rule, patternId: value });
    return { value, label };
  });
  return (
    <>
      <Field label={t('settings.pattern-kind')}>
        {(control) => (
          <Select
            {...control}
            options={kinds}
            value={rule.patternId}
            onChange={({ target: { value } }) =>
              onChange({
                ...rule,
                patternId: value,
                acceptedPattern: patterns[value as PatternId],
              })
            }
          />
        )}
      </Field>
      <Field
        label={t('settings.pattern')}
        hint={t('settings.pattern-hint')}
        aside={
          rule.acceptedPattern === usual ? null : (
            <Button
              size="small"
              kind="ghost"
              onClick={() => onChange({ ...rule, acceptedPattern: usual })}
            >
              {t('settings.pattern-usual')}
            </Button>
          )
        }
      >
        {(control) => (
          <TextInput
            {...control}
            className={styles['code']}
            spellCheck={false}
            autoComplete="off"
            maxLength={2000}
            value={rule.acceptedPattern}
            onChange={({ target }) => onChange({ ...rule, acceptedPattern: target.value })}
          />
        )}
      </Field>
    </>
  );
}

function BoundFields({ rule, onChange }: FormProps) {
  const t = useText();
  return (
    <div className={styles['pair']}>
      {(['minLength', 'maxLength'] as const).map((bound) => (
        <Field
          key={bound}
          label={t(bound === 'minLength' ? 'settings.length-min' : 'settings.length-max')}
        >
          {(control) => (
            <TextInput
              {...control}
              type="number"
              inputMode="numeric"
              min={0}
              max={500}
              value={rule[bound]}
              onChange={({ target }) => onChange({ ...rule, [bound]: Number(target.value) })}
            />
          )}
        </Field>
      ))}
    </div>
  );
}

function RuleForm({ rule, onChange }: FormProps) {
  const t = useText();
  const options = states.map((value) => ({ value, label: t(`settings.field-state-${value}`) }));
  const chosen = ({ target: { value } }: { target: { value: string } }) =>
    onChange({ ...rule, enabled: value !== 'off', required: value === 'required' });
  return (
    <div className={styles['form']}>
      <Field label={t('settings.field-asked')}>
        {(control) => (
          <Select {...control} options={options} value={stateOf(rule)} onChange={chosen} />
        )}
      </Field>
      <KindFields rule={rule} onChange={onChange} />
      <BoundFields rule={rule} onChange={onChange} />
    </div>
  );
}

export function FieldRuleEditor(props: { listed: ListedRule; onClose: () => void }) {
  const { listed, onClose } = props;
  const t = useText();
  const may = useMay('settings.edit');
  const [rule, setRule] = useState<FieldRule>(listed.rule);
  const [samples, setSamples] = useState('');
  const check = useRuleCheck(rule, samples);
  const save = useChange(['field-rules'], async (asked: FieldRule | null) =>
    unwrap(await client.settings.setFieldRule({ field: listed.field, rule: asked })),
  );
  const keep = (asked: FieldRule | null) => save.mutate(asked, { onSuccess: onClose });
  const isChanged = JSON.stringify(rule) !== JSON.stringify(listed.rule);
  const isReady = may && isChanged && check.data !== undefined && !check.isStale;
  return (
    <Dialog
      open
      size="large"
      title={fieldName(t, listed.field as RegistrationField)}
      closeLabel={t('operator.close')}
      onClose={onClose}
      footer={
        <>
          {listed.own && may ? (
            <Button kind="ghost" onClick={() => keep(null)}>
              {t('settings.fresh-rule')}
            </Button>
          ) : null}
          <Button
            kind="primary"
            disabled={!isReady}
            loading={save.isPending}
            onClick={() => keep(rule)}
          >
            {t('settings.save-rule')}
          </Button>
        </>
      }
    >
      <div className={styles['columns']}>
        <RuleForm rule={rule} onChange={setRule} />
        <FieldRulePreview check={check} samples={samples} onSamples={setSamples} />
      </div>
    </Dialog>
  );
}
