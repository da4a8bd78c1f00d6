// The fields of what an agent gives a new member, out of sight until they are wanted. Each offers
// what the server takes; what it refuses all the same is told at the field.
import { useState } from 'react';
import { Field, Select } from '@baize/ui';
import { failureText } from '../../../app/failure-text.ts';
import { prizeShare } from '../../../app/prize-share.ts';
import { type BoundedRate, choicesOf, rateText } from '../../../app/rebate-rates.ts';
import { useText } from '../../../app/texts/texts.ts';
import { type NewTerms, placeOf } from './new-terms.ts';
import styles from './terms.module.css';

interface TermsProps {
  terms: NewTerms;
  /** Of the form’s last sending. */
  error: unknown;
}

interface PartProps {
  terms: NewTerms;
  error: string | undefined;
}

function RateField({ terms, error, bounded }: PartProps & { bounded: BoundedRate }) {
  const t = useText();
  const { category } = bounded;
  const rate = terms.rateOf(category);
  const own = terms.own.find((one) => one.category === category)?.rate ?? 0;
  return (
    <Field
      label={t(`catalogue.category-${category}`)}
      hint={t('rebates.left', { rate: rateText(Math.max(0, own - rate), t.tag) })}
      error={error}
    >
      {(control) => (
        <Select
          {...control}
          value={String(rate)}
          options={choicesOf(bounded).map((one) => ({
            value: String(one),
            label: one === 0 ? t('rebates.none') : rateText(one, t.tag),
          }))}
          onChange={({ target }) => terms.setRate(category, Number(target.value))}
        />
      )}
    </Field>
  );
}

function GroupField({ terms, error }: PartProps) {
  const t = useText();
  const { offeredGroup: range, group, setGroup } = terms;
  if (range === undefined) return null;
  const { own, least, most, step } = range;
  const count = Math.floor((most - least) / step) + 1;
  const groups = Array.from({ length: count }, (_, at) => most - at * step);
  const left = group === '' ? undefined : prizeShare(Math.max(0, own - Number(group)), t.tag);
  return (
    <Field
      label={t('agents.group')}
      hint={left === undefined ? undefined : t('rebates.left', { rate: left })}
      error={error}
    >
      {(control) => (
        <Select
          {...control}
          value={group}
          options={[
            { value: '', label: t('agents.group-inherited') },
            ...groups.map((one) => ({
              value: String(one),
              label: `${one} · ${prizeShare(one, t.tag)}`,
            })),
          ]}
          onChange={({ target }) => setGroup(target.value)}
        />
      )}
    </Field>
  );
}

export function TermsFields({ terms, error }: TermsProps) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const { offered, offeredGroup, configs } = terms;
  if (offered.length === 0 && offeredGroup === undefined) return null;
  const place = placeOf(terms, error);
  const errorAt = (category: string) => (category === place ? failureText(t, error) : undefined);
  return (
    <details
      className={styles['terms']}
      open={isOpen || place !== undefined}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{t(configs.length === 0 ? 'agents.terms-standard' : 'agents.terms-chosen')}</summary>
      <p>{t('agents.terms-text')}</p>
      <div className={styles['fields']}>
        {offered.map((bounded) => (
          <RateField
            key={bounded.category}
            terms={terms}
            bounded={bounded}
            error={errorAt(bounded.category)}
          />
        ))}
        <GroupField terms={terms} error={errorAt('LOTT')} />
      </div>
    </details>
  );
}
