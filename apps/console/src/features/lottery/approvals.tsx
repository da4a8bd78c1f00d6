// Everything of the lotteries that waits for a second person, and what became of earlier proposals.
import { useSearchParams } from 'react-router';
import { lotteryProposalKinds, lotteryProposalStates } from '@baize/contract';
import { SectionHead, Tabs } from '@baize/ui';
import { ChoiceFields, narrowed } from '../../app/search-fields.tsx';
import { useText } from '../../app/texts.ts';
import { useGameOptions } from './game-facts.ts';
import styles from './lottery.module.css';
import { ProposalList } from './proposal-list.tsx';
import type { ProposalSearch } from './proposals.ts';

export function LotteryApprovals() {
  const t = useText();
  const games = useGameOptions();
  const [asked, setAsked] = useSearchParams();
  const search = searchOf(asked);
  const state = search.state ?? 'waiting';
  const find = (next: ProposalSearch) =>
    setAsked(new URLSearchParams(Object.entries(next)), { replace: true });
  return (
    <div className={styles['stack']}>
      <SectionHead level={1} title={t('operator.lottery-changes')} />
      <p className={styles['intro']}>{t('console.lottery.approvals-intro')}</p>
      <div className={styles['filters']}>
        <ChoiceFields
          search={search}
          fields={[
            ['gameCode', t('operator.game'), games],
            [
              'kind',
              t('operator.kind'),
              lotteryProposalKinds.map((one) => [one, t(`console.lottery.proposal-${one}`)]),
            ],
          ]}
          onChange={(name, value) => find(narrowed(search, name, value))}
        />
      </div>
      <Tabs
        label={t('operator.state')}
        tabs={lotteryProposalStates.map((id) => ({ id, label: t(`console.lottery.state-${id}`) }))}
        selected={state}
        onSelect={(next) => find({ ...search, state: next })}
      >
        <ProposalList key={asked.toString()} search={{ ...search, state }} />
      </Tabs>
    </div>
  );
}

function searchOf(asked: URLSearchParams): ProposalSearch {
  const state = lotteryProposalStates.find((one) => one === asked.get('state'));
  const kind = lotteryProposalKinds.find((one) => one === asked.get('kind'));
  const gameCode = asked.get('gameCode');
  return {
    ...(state && { state }),
    ...(kind && { kind }),
    ...(gameCode && { gameCode }),
  };
}
