// One report as the player wrote it, with its picture and its deposit, and the answer to it.
import { useState } from 'react';
import { Link } from 'react-router';
import { useQuery } from '@tanstack/react-query';
import { newIntent, unwrap } from '@baize/client';
import { Button, Dialog, Field, Select, Skeleton, TextArea } from '@baize/ui';
import { client } from '../../../app/client.ts';
import { Figures } from '../../../app/figures.tsx';
import { useShow } from '../../../app/show.ts';
import { useMay } from '../../../app/staff.ts';
import { useText } from '../../../app/texts.ts';
import { useChange } from '../../../app/use-change.ts';
import { depositsKey, type ReportRow, ReportStatus } from './deposit-facts.tsx';
import styles from './deposits.module.css';

const answers = ['found', 'refused', 'closed'] as const;
type Answer = (typeof answers)[number];

const lengthMin = 3;
const lengthMax = 400;

function Picture({ reportId }: { reportId: string }) {
  const t = useText();
  const { data } = useQuery({
    queryKey: [...depositsKey, 'report-picture', reportId],
    queryFn: async () => unwrap(await client.wallet.getDepositReportPicture({ id: reportId })),
  });
  if (data === undefined) return <Skeleton shape="block" />;
  const address = `data:image/webp;base64,${data.picture}`;
  return <img className={styles['picture']} src={address} alt={t('console.deposits.picture')} />;
}

/** What is known: of a report in a list, and of one beside its deposit. */
export type ReportShown = Omit<ReportRow, 'playerId' | 'username' | 'answeredBy'> &
  Partial<Pick<ReportRow, 'playerId' | 'username' | 'answeredBy'>>;

function ReportFacts({ report }: { report: ReportShown }) {
  const t = useText();
  const { money, moment } = useShow();
  const { amount, currency, bankCode, paidAt, sentAt, state, depositId, answeredBy } = report;
  return (
    <Figures
      facts={[
        [t('operator.state'), <ReportStatus key="state" state={state} />],
        [t('operator.amount'), money(amount, currency)],
        [t('console.deposits.paid-from'), bankCode],
        [t('console.deposits.paid-at'), moment(paidAt)],
        [t('console.deposits.reported-at'), moment(sentAt)],
        [
          t('console.deposits.deposit'),
          depositId === '' ? (
            ''
          ) : (
            <Link key="deposit" to={`/deposits/${depositId}`}>
              {depositId}
            </Link>
          ),
        ],
        [t('console.deposits.answered-by'), answeredBy ?? ''],
        [t('console.deposits.answered-at'), moment(report.answeredAt)],
      ]}
    />
  );
}

interface AnswerProps {
  verdict: Answer;
  answer: string;
  disabled: boolean;
  onVerdict: (verdict: Answer) => void;
  onAnswer: (answer: string) => void;
}

function AnswerFields({ verdict, answer, disabled, onVerdict, onAnswer }: AnswerProps) {
  const t = useText();
  return (
    <>
      <Field label={t('console.deposits.verdict')} hint={t('console.deposits.verdict-hint')}>
        {(control) => (
          <Select
            {...control}
            value={verdict}
            disabled={disabled}
            options={answers.map((one) => ({
              value: one,
              label: t(`console.deposits.report-${one}`),
            }))}
            onChange={({ target }) =>
              onVerdict(answers.find((one) => one === target.value) ?? 'found')
            }
          />
        )}
      </Field>
      <Field label={t('console.deposits.answer')} hint={t('console.deposits.answer-hint')}>
        {(control) => (
          <TextArea
            {...control}
            rows={4}
            maxLength={lengthMax}
            disabled={disabled}
            value={answer}
            onChange={({ target }) => onAnswer(target.value)}
          />
        )}
      </Field>
    </>
  );
}

export function ReportDialog({ report, onClose }: { report: ReportShown; onClose: () => void }) {
  const t = useText();
  const may = useMay('deposits.review');
  const [verdict, setVerdict] = useState<Answer>('found');
  const [answer, setAnswer] = useState(report.answer);
  const [intent] = useState(newIntent);
  const { reportId: id, words, hasPicture, state, username } = report;
  const isOpen = state === 'open';
  const send = useChange(depositsKey, async () => {
    const asked = { id, state: verdict, answer: answer.trim() };
    return unwrap(await client.wallet.answerDepositReport(asked, { intent }));
  });
  const title =
    username === undefined
      ? t('console.deposits.report')
      : t('console.deposits.report-of', { name: username });
  return (
    <Dialog
      open
      title={title}
      closeLabel={t('operator.close')}
      closesOnOutside={false}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('operator.close')}</Button>
          {isOpen ? (
            <Button
              kind="primary"
              disabled={!may || answer.trim().length < lengthMin}
              loading={send.isPending}
              onClick={() => send.mutate(undefined, { onSuccess: onClose })}
            >
              {t('console.deposits.send-answer')}
            </Button>
          ) : null}
        </>
      }
    >
      <div className={styles['stack']}>
        <ReportFacts report={report} />
        <p className={styles['whole']}>{words}</p>
        {hasPicture ? <Picture reportId={id} /> : null}
        {isOpen ? (
          <AnswerFields
            verdict={verdict}
            answer={answer}
            disabled={!may}
            onVerdict={setVerdict}
            onAnswer={setAnswer}
          />
        ) : (
          <blockquote className={styles['whole']}>{report.answer}</blockquote>
        )}
      </div>
    </Dialog>
  );
}
