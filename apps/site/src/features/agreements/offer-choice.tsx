// To whom a contract is offered, of which kind and over which period.
import { useQuery } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import { Field, Select } from '@baize/ui';
import { client } from '../../app/client.ts';
import { Note } from '../../app/records/note.tsx';
import { useText } from '../../app/texts/texts.ts';
import type { AgreementKind, AgreementPeriod } from './agreements.ts';
import { dividendPeriods, useOfferedKinds } from './kinds.ts';
import styles from './offer.module.css';

export interface Choice {
  readonly agent: string;
  readonly kind: AgreementKind;
  readonly period: AgreementPeriod;
}

interface OfferChoiceProps {
  choice: Choice;
  onChoice: (choice: Choice) => void;
}

const agentsShown = 100;

export const useDirectAgents = () =>
  useQuery({
    queryKey: ['team', 'direct-agents'],
    queryFn: async () => {
      const asked = { userType: '1', downlineType: 'D', pageNo: 0, pageSize: agentsShown };
      const { list } = unwrap(await client.agents.listDownlines(asked));
      return list.map((one) => one.customerName);
    },
  });

export function OfferChoice({ choice, onChoice }: OfferChoiceProps) {
  const t = useText();
  const { data: agents = [] } = useDirectAgents();
  const kinds = useOfferedKinds();
  const change = (part: Partial<Choice>) => onChoice({ ...choice, ...part });
  return (
    <div className={styles['choice']}>
      <Field label={t('contracts.agent')}>
        {(control) => (
          <Select
            {...control}
            required
            value={choice.agent}
            options={[
              { value: '', label: t('contracts.agent-choose'), disabled: true },
              ...agents.map((name) => ({ value: name, label: name })),
            ]}
            onChange={({ target }) => change({ agent: target.value })}
          />
        )}
      </Field>
      <Field label={t('contracts.kind')}>
        {(control) => (
          <Select
            {...control}
            value={choice.kind}
            options={kinds.map((kind) => ({ value: kind, label: t(`contracts.kind-${kind}`) }))}
            onChange={({ target }) => change({ kind: target.value as AgreementKind })}
          />
        )}
      </Field>
      {choice.kind === 'dividend' ? (
        <Field label={t('contracts.period')}>
          {(control) => (
            <Select
              {...control}
              value={choice.period}
              options={dividendPeriods.map((period) => ({
                value: period,
                label: t(`contracts.period-${period}`),
              }))}
              onChange={({ target }) => change({ period: target.value as AgreementPeriod })}
            />
          )}
        </Field>
      ) : null}
      <Note>{t(`contracts.kind-text-${choice.kind}`)}</Note>
    </div>
  );
}
