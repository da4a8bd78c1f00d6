// Checks a statement in this browser: the file is opened here and sent nowhere. Once the page is
// loaded it works without a network, by the keys and roots that were published until then.
import { type ChangeEvent, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import { Card, Status } from '@baize/ui';
import { client } from '../../../app/client.ts';
import { useMoneyText } from '../../../app/money-text.ts';
import { Facts } from '../../../app/records/facts.tsx';
import { Note } from '../../../app/records/note.tsx';
import { useText } from '../../../app/texts/texts.ts';
import { checkStatement, type Fault } from './check-statement.ts';
import { readStatement, type Published, type StatementHead } from './statement.ts';
import styles from '../fairness.module.css';

interface Checked {
  readonly name: string;
  /** Undefined: the file is no statement. */
  readonly head: StatementHead | undefined;
  readonly faults: readonly Fault[];
  readonly byPublished: boolean;
}

const usePublished = () =>
  useQuery({
    queryKey: ['statement-roots'],
    staleTime: Infinity,
    queryFn: async (): Promise<Published> => unwrap(await client.wallet.getStatementRoots()),
  });

async function checkFile(file: File, published: Published | undefined): Promise<Checked> {
  const statement = readStatement(await file.text());
  const about = { name: file.name, byPublished: published !== undefined };
  if (!statement) return { ...about, head: undefined, faults: [] };
  return { ...about, head: statement.head, faults: checkStatement(statement, published) };
}

export function StatementCheck() {
  const t = useText();
  const { data: published } = usePublished();
  const [checked, setChecked] = useState<Checked>();
  const open = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    if (file) setChecked(await checkFile(file, published));
    event.target.value = '';
  };
  return (
    <Card title={t('fairness.statement-title')}>
      <div className={styles['form']}>
        <p className={styles['why']}>{t('fairness.statement-intro')}</p>
        <div className={styles['actions']}>
          <label className={styles['file']}>
            {t('fairness.statement-open')}
            <input
              type="file"
              accept="application/json,.json"
              onChange={(event) => void open(event)}
            />
          </label>
        </div>
        <div aria-live="polite">{checked ? <Found checked={checked} /> : null}</div>
      </div>
    </Card>
  );
}

function Found({ checked: { name, head, faults, byPublished } }: { checked: Checked }) {
  const t = useText();
  const money = useMoneyText();
  if (!head) return <Status kind="bad">{t('fairness.statement-unreadable', { name })}</Status>;
  const isWhole = faults.length === 0;
  return (
    <div className={styles['verdict']}>
      <Status kind={isWhole ? 'good' : 'bad'}>
        {isWhole
          ? t('fairness.statement-whole', { rows: head.entries })
          : t('fairness.statement-broken', { faults: faults.length })}
      </Status>
      <Faults faults={faults} />
      <Facts
        facts={[
          [t('fairness.statement-number'), String(head.id)],
          [t('fairness.statement-member'), String(head.member)],
          [t('wallet.period'), t('wallet.statement-days', { from: head.from, to: head.to })],
          [t('wallet.statement-opening'), amountIn(money, head.opening)],
          [t('wallet.statement-closing'), amountIn(money, head.closing)],
        ]}
      />
      {byPublished ? null : <Note>{t('fairness.statement-alone')}</Note>}
    </div>
  );
}

/** A file may say anything. */
const amountIn = (money: (amount: string) => string, text: string): string =>
  /^-?\d{1,15}\.\d{4}$/.test(text) ? money(text) : String(text);

const faultsMost = 20;

function Faults({ faults }: { faults: readonly Fault[] }) {
  const t = useText();
  if (faults.length === 0) return null;
  return (
    <ul className={styles['faults']}>
      {faults.slice(0, faultsMost).map(({ what, place }) => (
        <li key={`${what} ${place}`}>{t(`fairness.fault-${what}`, { place })}</li>
      ))}
      {faults.length > faultsMost ? (
        <li>{t('fairness.faults-more', { count: faults.length - faultsMost })}</li>
      ) : null}
    </ul>
  );
}
