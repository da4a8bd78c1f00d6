// The terms of a lottery: what holds now, what the game has of its own, and the form to change it.
import { useState } from 'react';
import { Button, Card, Status, Table, type Column } from '@baize/ui';
import { formatNumber } from '@baize/i18n';
import { useShow } from '../../app/show.ts';
import { useMay } from '../../app/staff.ts';
import { useText } from '../../app/texts.ts';
import type { GameShown, Settings } from './game-settings.ts';
import styles from './lottery.module.css';
import { amountTerms, wholeTerms } from './terms-entry.ts';
import { TermsDialog } from './terms-dialog.tsx';

type Name = (typeof wholeTerms)[number] | (typeof amountTerms)[number];

const isAmount = (name: Name): name is (typeof amountTerms)[number] =>
  amountTerms.some((one) => one === name);

export function TermsCard({ game }: { game: GameShown }) {
  const t = useText();
  const may = useMay('lottery.settings');
  const [asked, setAsked] = useState(false);
  const { settings } = game;
  return (
    <Card
      title={t('console.lottery.terms')}
      aside={
        may ? (
          <Button size="small" onClick={() => setAsked(true)}>
            {t('console.lottery.change')}
          </Button>
        ) : undefined
      }
    >
      <div className={styles['stack']}>
        <Status kind={settings.on ? 'good' : 'bad'}>
          {t(settings.on ? 'console.lottery.on' : 'console.lottery.off')}
        </Status>
        <TermsTable game={game} />
      </div>
      {asked ? <TermsDialog game={game} onClose={() => setAsked(false)} /> : null}
    </Card>
  );
}

function TermsTable({ game: { settings, own } }: { game: GameShown }) {
  const t = useText();
  const { money } = useShow();
  const shown = (from: Settings, name: Name) =>
    isAmount(name) ? money(from[name]) : formatNumber(from[name], t.tag);
  const columns: readonly Column<Name>[] = [
    { key: 'term', head: t('console.lottery.term'), cell: (name) => t(`console.lottery.${name}`) },
    {
      key: 'now',
      head: t('console.lottery.now'),
      cell: (name) => <strong>{shown(settings, name)}</strong>,
      align: 'money',
    },
    {
      key: 'own',
      head: t('console.lottery.own'),
      cell: (name) => shown(own, name),
      align: 'money',
    },
  ];
  return (
    <Table
      caption={t('console.lottery.terms')}
      columns={columns}
      rows={[...wholeTerms, ...amountTerms]}
      rowKey={(name) => name}
    />
  );
}
