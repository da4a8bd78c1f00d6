// One rule as it is edited: its name, its conditions, what it decides and why.
import { ruleFacts, ruleTests, ruleVerdicts } from '@baize/contract';
import {
  ArrowDownIcon,
  ArrowUpIcon,
  Button,
  Card,
  Field,
  IconButton,
  PlusIcon,
  Select,
  Switch,
  TextInput,
  TrashIcon,
} from '@baize/ui';
import { useText } from '../../../app/texts.ts';
import { useReasons } from '../use-reasons.ts';
import {
  isMoneyFact,
  newCondition,
  replaced,
  without,
  type Condition,
  type RuleText,
} from './rules-entry.ts';
import styles from '../forms.module.css';

export interface RuleCardProps {
  rule: RuleText;
  place: number;
  /** What a trial said of it. */
  tried: string;
  isLocked: boolean;
  onChange: (rule: RuleText) => void;
  onMove: (by: 1 | -1) => void;
  onDrop: () => void;
}

export function RuleCard(props: RuleCardProps) {
  const t = useText();
  const { rule, place, tried, isLocked, onChange, onMove, onDrop } = props;
  return (
    <Card
      title={t('cashier.rule-number', { number: place + 1 })}
      aside={
        isLocked ? null : (
          <>
            <IconButton
              label={t('cashier.rule-up')}
              icon={<ArrowUpIcon />}
              onClick={() => onMove(-1)}
            />
            <IconButton
              label={t('cashier.rule-down')}
              icon={<ArrowDownIcon />}
              onClick={() => onMove(1)}
            />
            <IconButton label={t('cashier.rule-drop')} icon={<TrashIcon />} onClick={onDrop} />
          </>
        )
      }
    >
      <fieldset className={styles['rule']} disabled={isLocked}>
        <Decision rule={rule} onChange={onChange} />
        <Conditions rule={rule} onChange={onChange} />
        {tried ? <p className={styles['mute']}>{tried}</p> : null}
      </fieldset>
    </Card>
  );
}

type PartProps = Pick<RuleCardProps, 'rule' | 'onChange'>;

function Decision({ rule, onChange }: PartProps) {
  const t = useText();
  const reasons = useReasons('hold');
  const verdicts = ruleVerdicts.map((value) => ({ value, label: t(`cashier.verdict-${value}`) }));
  return (
    <div className={styles['row']}>
      <Field label={t('cashier.rule-name')} required>
        {(control) => (
          <TextInput
            {...control}
            maxLength={60}
            value={rule.name}
            onChange={({ target }) => onChange({ ...rule, name: target.value })}
          />
        )}
      </Field>
      <Field label={t('cashier.rule-verdict')}>
        {(control) => (
          <Select
            {...control}
            options={verdicts}
            value={rule.verdict}
            onChange={({ target }) => {
              const verdict = ruleVerdicts.find((one) => one === target.value) ?? 'hold';
              onChange({ ...rule, verdict });
            }}
          />
        )}
      </Field>
      {rule.verdict === 'hold' ? (
        <Field label={t('cashier.hold')}>
          {(control) => (
            <TextInput
              {...control}
              list={`reasons-${rule.id}`}
              maxLength={120}
              value={rule.reason}
              onChange={({ target }) => onChange({ ...rule, reason: target.value })}
            />
          )}
        </Field>
      ) : null}
      <datalist id={`reasons-${rule.id}`}>
        {reasons.map((text) => (
          <option key={text} value={text}>
            {text}
          </option>
        ))}
      </datalist>
      <Switch
        checked={rule.isOn}
        onChange={({ target }) => onChange({ ...rule, isOn: target.checked })}
      >
        {t('cashier.rule-on')}
      </Switch>
    </div>
  );
}

function Conditions({ rule, onChange }: PartProps) {
  const t = useText();
  const { conditions } = rule;
  const set = (next: readonly Condition[]) => onChange({ ...rule, conditions: [...next] });
  return (
    <>
      <ul className={styles['conditions']} aria-label={t('cashier.conditions')}>
        {conditions.map((condition, at) => (
          <li key={`${at} ${conditions.length}`}>
            <ConditionFields
              condition={condition}
              onChange={(next) => set(replaced(conditions, at, next))}
            />
            <IconButton
              label={t('cashier.condition-drop')}
              icon={<TrashIcon />}
              onClick={() => set(without(conditions, at))}
            />
          </li>
        ))}
      </ul>
      <Button
        size="small"
        icon={<PlusIcon />}
        disabled={conditions.length >= 12}
        onClick={() => set([...conditions, newCondition()])}
      >
        {t('cashier.condition-add')}
      </Button>
    </>
  );
}

interface ConditionProps {
  condition: Condition;
  onChange: (condition: Condition) => void;
}

function ConditionFields({ condition, onChange }: ConditionProps) {
  const t = useText();
  const { fact, test, value } = condition;
  return (
    <>
      <Select
        aria-label={t('cashier.condition-fact')}
        options={ruleFacts.map((one) => ({ value: one, label: t(`cashier.fact-${one}`) }))}
        value={fact}
        onChange={({ target }) => {
          const next = ruleFacts.find((one) => one === target.value) ?? fact;
          onChange({ ...condition, fact: next });
        }}
      />
      <Select
        aria-label={t('cashier.condition-test')}
        options={ruleTests.map((one) => ({ value: one, label: t(`cashier.test-${one}`) }))}
        value={test}
        onChange={({ target }) => {
          const next = ruleTests.find((one) => one === target.value) ?? test;
          onChange({ ...condition, test: next });
        }}
      />
      <TextInput
        aria-label={t(isMoneyFact(fact) ? 'operator.amount' : 'cashier.condition-value')}
        inputMode="decimal"
        maxLength={20}
        value={value}
        onChange={({ target }) => onChange({ ...condition, value: target.value.trim() })}
      />
    </>
  );
}
