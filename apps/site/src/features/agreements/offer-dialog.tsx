// Offers a contract to an agent directly below, or changes one: the terms with what past periods
// would have given beside them, and for a change its differences. It is sent, or kept as a draft.
import { type SyntheticEvent, useId, useState } from 'react';
import { unwrap } from '@baize/client';
import { useMutation } from '@tanstack/react-query';
import { Button, classNames, Dialog, showToast } from '@baize/ui';
import { client } from '../../app/client.ts';
import { failureText } from '../../app/failure-text.ts';
import { queryClient } from '../../app/query-client.ts';
import { AlertLine } from '../../app/records/alert-line.tsx';
import { useText } from '../../app/texts/texts.ts';
import type { Agreement, Terms } from './agreements.ts';
import { DifferenceList } from './difference-list.tsx';
import { useOfferedKinds } from './kinds.ts';
import { type Choice, OfferChoice } from './offer-choice.tsx';
import { draftOf, emptyDraft, termsOf, type TermsProblem } from './terms-draft.ts';
import { TermsForm } from './terms-form.tsx';
import { WhatIf } from './what-if.tsx';
import box from './agreements.module.css';
import styles from './offer.module.css';

interface OfferDialogProps {
  /** The contract that is changed; absent: a new one. */
  changed?: Agreement | undefined;
  onClose: () => void;
}

type Wish = 'send' | 'draft';

function useOffer(choice: Choice, onDone: (wish: Wish) => void) {
  return useMutation({
    mutationFn: async ({ terms, wish }: { terms: Terms; wish: Wish }) => {
      const { agent, kind, period } = choice;
      const of = kind === 'dividend' ? { period } : {};
      const asked = { customerName: agent, kind, terms, ...of };
      const { id } = unwrap(await client.agreements.offerAgreement(asked));
      if (wish === 'send') unwrap(await client.agreements.sendAgreement({ id }));
      return wish;
    },
    onSuccess: onDone,
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['team'] }),
  });
}

function firstChoice(changed: Agreement | undefined, kind: Choice['kind'] | undefined): Choice {
  if (changed === undefined) {
    return { agent: '', kind: kind ?? 'dividend', period: 'semimonthly' };
  }
  return { ...changed, agent: changed.payee.username };
}

interface ActionsProps {
  form: string;
  offer: { readonly isPending: boolean };
  isReady: boolean;
  onDraft: () => void;
}

function Actions({ form, offer, isReady, onDraft }: ActionsProps) {
  const t = useText();
  return (
    <div className={styles['actions']}>
      <Button
        kind="primary"
        type="submit"
        form={form}
        disabled={!isReady}
        loading={offer.isPending}
      >
        {t('contracts.send')}
      </Button>
      <Button disabled={!isReady || offer.isPending} onClick={onDraft}>
        {t('contracts.keep-draft')}
      </Button>
    </div>
  );
}

export function OfferDialog({ changed, onClose }: OfferDialogProps) {
  const t = useText();
  const [first] = useOfferedKinds();
  const [choice, setChoice] = useState(() => firstChoice(changed, first));
  const before = (changed?.coming ?? changed?.running)?.terms;
  const known = changed?.pending?.terms ?? before;
  const [draft, setDraft] = useState(() => (known ? draftOf(known) : emptyDraft));
  const [problem, setProblem] = useState<TermsProblem>();
  const formId = useId();
  const { terms } = termsOf(draft, choice.kind);
  const offer = useOffer(choice, (wish) => {
    const name = choice.agent;
    showToast({ kind: 'good', text: t(`contracts.offer-done-${wish}`, { name }) });
    onClose();
  });
  const submit = (wish: Wish) => {
    const { terms: typed, problem: found } = termsOf(draft, choice.kind);
    setProblem(found);
    if (typed !== undefined && !offer.isPending) offer.mutate({ terms: typed, wish });
  };
  const wrong = problem && t(`contracts.problem-${problem}`);
  return (
    <Dialog
      open
      size="large"
      onClose={onClose}
      title={changed ? t('contracts.change-of', { name: choice.agent }) : t('contracts.new')}
      closeLabel={t('shell.close')}
      closesOnOutside={false}
      footer={
        <Actions
          form={formId}
          offer={offer}
          isReady={choice.agent !== ''}
          onDraft={() => submit('draft')}
        />
      }
    >
      <form
        id={formId}
        className={styles['offer']}
        noValidate
        onSubmit={(event: SyntheticEvent) => {
          event.preventDefault();
          submit('send');
        }}
      >
        <div className={styles['column']}>
          {changed ? null : <OfferChoice choice={choice} onChoice={setChoice} />}
          <TermsForm kind={choice.kind} draft={draft} onDraft={setDraft} />
        </div>
        <div className={classNames(styles['column'], styles['beside'])}>
          {before && terms ? (
            <section className={box['box']}>
              <h3>{t('contracts.differences')}</h3>
              <DifferenceList before={before} after={terms} />
            </section>
          ) : null}
          <WhatIf choice={choice} terms={terms} />
          <AlertLine text={wrong ?? (offer.isError ? failureText(t, offer.error) : '')} />
        </div>
      </form>
    </Dialog>
  );
}
