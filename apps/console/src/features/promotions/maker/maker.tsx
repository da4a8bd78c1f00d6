// Makes a promotion by form: each part in a card with the refusals that concern it, and beside them
// what members will see and what it comes to. Each save is a version.
import { type ComponentType, useState } from 'react';
import { useNavigate } from 'react-router';
import { RefusedError, unwrap } from '@baize/client';
import { Button, Card } from '@baize/ui';
import { client, failureText } from '../../../app/client.ts';
import { useMay } from '../../../app/staff.ts';
import { useText } from '../../../app/texts.ts';
import { promotionsKey, type Promotion, type Written } from '../staff-promotion.ts';
import { useIntentChange } from '../../../app/use-intent-change.ts';
import { AudiencePart } from './audience-part.tsx';
import { BudgetPart } from './budget-part.tsx';
import { ChoiceField } from '../../../app/choice-field.tsx';
import { partsOf, partsOfRefusal, writtenOf, type Part, type PartProps } from './draft.ts';
import { DrawPart } from './draw-part.tsx';
import { Preview } from './preview.tsx';
import { RulesPart } from './rules-part.tsx';
import { ShownPart } from './shown-part.tsx';
import { filledWith, templates, type Template } from './templates.ts';
import { TextsPart } from './texts-part.tsx';
import { TiersPart } from './tiers-part.tsx';
import { TriggerPart } from './trigger-part.tsx';
import styles from './maker.module.css';

const partForms: Readonly<Record<Part, ComponentType<PartProps>>> = {
  texts: TextsPart,
  draw: DrawPart,
  shown: ShownPart,
  trigger: TriggerPart,
  audience: AudiencePart,
  tiers: TiersPart,
  rules: RulesPart,
  budget: BudgetPart,
};

const noTexts = { titles: {}, summaries: {}, terms: {} };

function useSave(promotion: Promotion | undefined) {
  const t = useText();
  const navigate = useNavigate();
  return useIntentChange(
    promotionsKey,
    async (written: Written, intent) => {
      if (promotion === undefined)
        return unwrap(await client.promotions.createPromotion(written, { intent }));
      const { promotionId: id, version } = promotion;
      return unwrap(await client.promotions.editPromotion({ id, version, ...written }));
    },
    ({ promotionId, version }) => {
      if (promotion === undefined) void navigate(`/promotions/${promotionId}`, { replace: true });
      return t('console.promotions.saved', { version });
    },
  );
}

export function Maker({ promotion }: { promotion?: Promotion }) {
  const t = useText();
  const mayEdit = useMay('promotions.edit') && promotion?.stage !== 'stopped';
  const [template, setTemplate] = useState<Template>('first-deposit');
  const [draft, setDraft] = useState<Written>(() =>
    promotion === undefined
      ? filledWith('first-deposit', { now: Date.now(), texts: noTexts })
      : writtenOf(promotion),
  );
  const save = useSave(promotion);
  const { error } = save;
  const refusedAt = error instanceof RefusedError ? partsOfRefusal(error.failure.refused) : [];
  const said = error ? failureText(t, error) : '';
  const set = (change: Partial<Written>) => setDraft((known) => ({ ...known, ...change }));
  return (
    <div className={styles['maker']}>
      <fieldset className={styles['form']} disabled={!mayEdit}>
        {promotion === undefined ? (
          <ChoiceField
            label={t('console.promotions.template')}
            hint={t('console.promotions.template-hint')}
            values={templates}
            value={template}
            nameOf={(one) => t(`console.promotions.template-${one}`)}
            onValue={(one) => {
              setTemplate(one);
              setDraft(({ texts }) => filledWith(one, { now: Date.now(), texts }));
            }}
          />
        ) : null}
        {partsOf(draft).map((part) => {
          const Form = partForms[part];
          return (
            <Card key={`${template} ${part}`} title={t(`console.promotions.part-${part}`)}>
              <div className={styles['stack']}>
                <Form draft={draft} set={set} />
                <p role="alert" className={styles['said']}>
                  {refusedAt.includes(part) ? said : ''}
                </p>
              </div>
            </Card>
          );
        })}
        <p role="alert" className={styles['said']}>
          {refusedAt.length === 0 ? said : ''}
        </p>
        {mayEdit ? (
          <div>
            <Button kind="primary" loading={save.isPending} onClick={() => save.mutate(draft)}>
              {t('console.promotions.save-draft')}
            </Button>
          </div>
        ) : null}
      </fieldset>
      <aside className={styles['beside']} aria-label={t('console.promotions.preview')}>
        <Preview draft={draft} />
      </aside>
    </div>
  );
}
