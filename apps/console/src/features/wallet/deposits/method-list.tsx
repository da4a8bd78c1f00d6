// The ways to pay in, in the order in which players see them: moved, switched and opened here, each
// with what it carried in the last day.
import { useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import { houseZoneName } from '@baize/money';
import {
  Button,
  Card,
  EmptyState,
  PlusIcon,
  SectionHead,
  Skeleton,
  Status,
  Switch,
} from '@baize/ui';
import { client } from '../../../app/client.ts';
import { OrderList } from '../../../app/order-list.tsx';
import { ReasonDialog } from '../../../app/reason-dialog.tsx';
import { Refused } from '../../../app/refused.tsx';
import { useMay } from '../../../app/staff.ts';
import { useText } from '../../../app/texts.ts';
import { useChange } from '../../../app/use-change.ts';
import { depositsKey } from './deposit-facts.tsx';
import { MethodDialog } from './method-dialog.tsx';
import { MethodPreview } from './method-preview.tsx';
import { type Draft, draftOf, emptyDraft, type Method, type Methods } from './methods.ts';
import { useMethodFacts } from './method-facts.ts';
import styles from './deposits.module.css';

export function DepositMethods() {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [...depositsKey, 'methods'],
    queryFn: async () => unwrap(await client.wallet.listDepositChannels()),
  });
  if (error) return <Refused error={error} isAsking={isFetching} onAgain={refetch} />;
  return data ? <MethodDesk methods={data} /> : <Skeleton shape="block" />;
}

function MethodDesk({ methods }: { methods: Methods }) {
  const t = useText();
  const may = useMay('deposits.channels');
  const [opened, setOpened] = useState<Draft>();
  const [switched, setSwitched] = useState<Method>();
  const { list, providers } = methods;
  return (
    <div className={styles['stack']}>
      <SectionHead
        level={1}
        title={t('operator.deposit-methods')}
        actions={
          may ? (
            <Button
              icon={<PlusIcon />}
              onClick={() => setOpened(emptyDraft(providers[0] ?? 'house'))}
            >
              {t('console.deposits.add')}
            </Button>
          ) : null
        }
      />
      <p className={styles['intro']}>
        {t('console.deposits.methods-intro', { zone: houseZoneName })}
      </p>
      {list.length === 0 ? (
        <EmptyState>{t('console.deposits.no-methods')}</EmptyState>
      ) : (
        <Ordered
          list={list}
          onEdit={(method) => setOpened(draftOf(method))}
          onSwitch={setSwitched}
        />
      )}
      {opened ? (
        <MethodDialog draft={opened} providers={providers} onClose={() => setOpened(undefined)} />
      ) : null}
      {switched ? <SwitchDialog method={switched} onClose={() => setSwitched(undefined)} /> : null}
    </div>
  );
}

interface OrderedProps {
  list: readonly Method[];
  onEdit: (method: Method) => void;
  onSwitch: (method: Method) => void;
}

function Ordered({ list, onEdit, onSwitch }: OrderedProps) {
  const t = useText();
  const may = useMay('deposits.channels');
  const order = useChange(depositsKey, async (codes: readonly string[]) =>
    unwrap(await client.wallet.orderDepositChannels({ codes: [...codes] })),
  );
  const of = new Map(list.map((method) => [method.code, method]));
  return (
    <Card>
      <OrderList
        label={t('operator.deposit-methods')}
        ids={list.map(({ code }) => code)}
        nameOf={(id) => of.get(id)?.name ?? id}
        disabled={!may}
        saving={order.isPending}
        onSave={(codes) => order.mutate(codes)}
      >
        {(id) => {
          const method = of.get(id);
          if (method === undefined) return null;
          return (
            <Line method={method} onEdit={() => onEdit(method)} onSwitch={() => onSwitch(method)} />
          );
        }}
      </OrderList>
    </Card>
  );
}

interface LineProps {
  method: Method;
  onEdit: () => void;
  onSwitch: () => void;
}

function Line({ method, onEdit, onSwitch }: LineProps) {
  const t = useText();
  const may = useMay('deposits.channels');
  const facts = useMethodFacts(method);
  const { code, name, enabled, isConnected, credited, failed } = method;
  return (
    <div className={styles['method']}>
      <span className={styles['small-tile']}>
        <MethodPreview draft={draftOf(method)} expectedMinutes={method.expectedMinutes} />
      </span>
      <span className={styles['method-words']}>
        <span className={styles['marks']}>
          <button type="button" data-row className={styles['open']} onClick={onEdit}>
            {name}
          </button>
          <code>{code}</code>
          <Status kind={enabled ? 'good' : 'neutral'}>
            {t(enabled ? 'console.deposits.on' : 'console.deposits.off')}
          </Status>
          {isConnected ? null : <Status kind="bad">{t('console.deposits.not-connected')}</Status>}
        </span>
        <small>{facts.join(' · ')}</small>
        <small>{t('console.deposits.last-day', { credited, failed })}</small>
      </span>
      <span className={styles['marks']}>
        <Button size="small" disabled={!may} onClick={onEdit}>
          {t('console.deposits.edit')}
        </Button>
        <Switch
          aria-label={t('console.deposits.switch', { name })}
          checked={enabled}
          disabled={!may}
          onChange={onSwitch}
        />
      </span>
    </div>
  );
}

function SwitchDialog({ method, onClose }: { method: Method; onClose: () => void }) {
  const t = useText();
  const queries = useQueryClient();
  const { code, name, enabled } = method;
  const word = t(enabled ? 'console.deposits.turn-off' : 'console.deposits.turn-on');
  const turn = async (reason: string) => {
    unwrap(await client.wallet.switchDepositChannel({ id: code, enabled: !enabled, reason }));
    await queries.invalidateQueries({ queryKey: depositsKey });
    onClose();
  };
  return (
    <ReasonDialog title={word} doLabel={word} danger={enabled} onDo={turn} onClose={onClose}>
      <p>
        {t(enabled ? 'console.deposits.turn-off-text' : 'console.deposits.turn-on-text', { name })}
      </p>
    </ReasonDialog>
  );
}
