// The registration form field by field: whether it is required, its form, and its message for an
// invalid value. A field opens in an editor.
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import type { OutputOf, RegistrationField, settings } from '@baize/contract';
import { fieldName, ruleText } from '@baize/i18n';
import {
  Badge,
  Button,
  Card,
  EmptyState,
  PencilIcon,
  SectionHead,
  Status,
  Table,
  type Column,
} from '@baize/ui';
import { client, failureText } from '../../app/client.ts';
import { useText } from '../../app/texts.ts';
import { FieldRuleEditor } from './field-rule-editor.tsx';
import styles from './settings.module.css';

export type ListedRule = OutputOf<typeof settings.listFieldRules>['rules'][number];
export const fieldRulesKey = ['field-rules'] as const;

const nameOf = (rule: ListedRule) => rule.field as RegistrationField;

function useColumns(onEdit: (rule: ListedRule) => void): readonly Column<ListedRule>[] {
  const t = useText();
  return [
    {
      key: 'field',
      head: t('settings.field'),
      cell: (listed) => (
        <span className={styles['name']}>
          <strong>{fieldName(t, nameOf(listed))}</strong>
          {listed.own ? <Badge tone="brass">{t('settings.overridden')}</Badge> : null}
        </span>
      ),
    },
    { key: 'name', head: '', cell: ({ field }) => <code>{field}</code>, wideOnly: true },
    {
      key: 'asked',
      head: t('settings.field-asked'),
      cell: ({ rule }) => {
        const off = <span className={styles['mute']}>{t('settings.field-state-off')}</span>;
        if (!rule.enabled) return off;
        const state = rule.required ? 'required' : 'optional';
        const kind = rule.required ? 'good' : 'neutral';
        return <Status kind={kind}>{t(`settings.field-state-${state}`)}</Status>;
      },
    },
    {
      key: 'message',
      head: t('settings.field-message'),
      cell: ({ rule }) => <span className={styles['tells']}>{ruleText(t, rule)}</span>,
      wideOnly: true,
    },
    {
      key: 'edit',
      head: '',
      align: 'money',
      cell: (listed) => (
        <Button
          size="small"
          kind="ghost"
          icon={<PencilIcon />}
          aria-label={t('settings.field-edit', { field: fieldName(t, nameOf(listed)) })}
          onClick={() => onEdit(listed)}
        />
      ),
    },
  ];
}

export function FieldRules() {
  const t = useText();
  const [edited, setEdited] = useState<ListedRule>();
  const columns = useColumns(setEdited);
  const { data, error } = useQuery({
    queryKey: fieldRulesKey,
    queryFn: async () => unwrap(await client.settings.listFieldRules()),
  });
  if (error) return <EmptyState>{failureText(t, error)}</EmptyState>;
  return (
    <>
      <SectionHead level={1} title={t('operator.field-rules')} />
      <p className={styles['intro']}>{t('settings.field-rules-intro')}</p>
      <Card padded={false}>
        <Table
          caption={t('operator.field-rules')}
          columns={columns}
          rows={data?.rules ?? []}
          rowKey={({ field }) => field}
          loading={data === undefined}
        />
      </Card>
      {edited ? <FieldRuleEditor listed={edited} onClose={() => setEdited(undefined)} /> : null}
    </>
  );
}
