// The benefits of every level, beside what everybody has: only those that work today are listed.
import { Table } from '@baize/ui';
import { useMoneyText } from '../../app/money-text.ts';
import { useText } from '../../app/texts/texts.ts';
import type { Levels } from './levels.ts';

interface Row {
  readonly key: string;
  readonly name: string;
  readonly maximum: string;
  readonly free: number;
  readonly first: boolean;
  readonly contact: boolean;
}

export function BenefitTable({ house }: { house: Levels }) {
  const t = useText();
  const money = useMoneyText();
  const common = house.withdrawalMaximum;
  const rows: readonly Row[] = [
    {
      key: 'none',
      name: t('vip.everybody'),
      maximum: common,
      free: 0,
      first: false,
      contact: false,
    },
    ...house.levels.map((level) => ({
      key: level.levelId,
      name: level.name,
      maximum: level.withdrawalMaximum ?? common,
      free: level.withdrawalsFree ?? 0,
      first: level.withdrawsFirst,
      contact: level.hasContact,
    })),
  ];
  const said = (has: boolean) => t(has ? 'vip.yes' : 'vip.no');
  return (
    <Table
      caption={t('vip.compare')}
      rows={rows}
      rowKey={({ key }) => key}
      columns={[
        { key: 'level', head: t('vip.level'), cell: ({ name }) => <b>{name}</b> },
        {
          key: 'maximum',
          head: t('vip.compare-maximum'),
          cell: ({ maximum }) => money(maximum),
          align: 'money',
        },
        ...(rows.some(({ free }) => free > 0)
          ? [
              {
                key: 'free',
                head: t('vip.compare-free'),
                cell: ({ free }: Row) => (free > 0 ? String(free) : '–'),
              },
            ]
          : []),
        { key: 'first', head: t('vip.compare-first'), cell: ({ first }) => said(first) },
        { key: 'contact', head: t('vip.compare-contact'), cell: ({ contact }) => said(contact) },
      ]}
    />
  );
}
