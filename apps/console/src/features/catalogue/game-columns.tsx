// The columns of the list of games, with two switches.
import { unwrap } from '@baize/client';
import type { OfferState } from '@baize/contract';
import { Button, PencilIcon, Switch, VisuallyHidden, type Column } from '@baize/ui';
import { client } from '../../app/client.ts';
import { useMay } from '../../app/staff.ts';
import { useText } from '../../app/texts.ts';
import styles from './catalogue.module.css';
import { useOfferChange, type GameFact } from './offer.ts';
import { Picture } from './picture.tsx';
import { ShownStatus, StateSelect } from './state-select.tsx';

export function useGameColumns(
  vendors: ReadonlyMap<string, string>,
  onEdit: (game: GameFact) => void,
): readonly Column<GameFact>[] {
  const t = useText();
  return [
    { key: 'game', head: t('console.catalogue.game'), cell: (game) => <GameName game={game} /> },
    {
      key: 'vendor',
      head: t('console.catalogue.vendor'),
      cell: ({ vendor }) => vendors.get(vendor) ?? vendor,
      wideOnly: true,
    },
    {
      key: 'place',
      head: t('console.catalogue.place'),
      cell: ({ category, place }) => `${t(`catalogue.category-${category}`)} ${place}`,
      wideOnly: true,
    },
    {
      key: 'return',
      head: t('console.catalogue.return'),
      cell: ({ returnPercent }) => returnPercent,
      align: 'money',
      wideOnly: true,
    },
    {
      key: 'hot',
      head: t('console.catalogue.hot'),
      cell: (game) => <HotSwitch game={game} />,
      wideOnly: true,
    },
    { key: 'state', head: t('console.catalogue.state'), cell: (game) => <GameState game={game} /> },
    {
      key: 'edit',
      head: <VisuallyHidden>{t('console.catalogue.edit')}</VisuallyHidden>,
      cell: (game) => <EditButton game={game} onEdit={onEdit} />,
    },
  ];
}

interface Edit {
  nodeId: string;
  state?: OfferState;
  hot?: boolean;
}

function useEdit() {
  const may = useMay('catalogue.edit');
  const edit = useOfferChange(async (asked: Edit) =>
    unwrap(await client.catalogue.editGame(asked)),
  );
  return { edit: edit.mutate, disabled: !may || edit.isPending };
}

function HotSwitch({ game: { nodeId, displayName, hot } }: { game: GameFact }) {
  const t = useText();
  const { edit, disabled } = useEdit();
  return (
    <Switch
      aria-label={t('console.catalogue.hot-in', { name: displayName })}
      checked={hot}
      disabled={disabled}
      onChange={() => edit({ nodeId, hot: !hot })}
    />
  );
}

function GameState({ game: { nodeId, displayName, state } }: { game: GameFact }) {
  const { edit, disabled } = useEdit();
  return (
    <StateSelect
      name={displayName}
      state={state}
      switched={{ nodeId }}
      disabled={disabled}
      onState={(next) => edit({ nodeId, state: next })}
    />
  );
}

function GameName({ game }: { game: GameFact }) {
  const t = useText();
  const { displayName, nodeId, picture, shown, closedBy } = game;
  return (
    <span className={styles['named']}>
      <Picture address={picture} />
      <span>
        <strong>{displayName}</strong> <code>{nodeId}</code>
        <br />
        <ShownStatus shown={shown} />
        {closedBy ? <small> {t(`console.catalogue.closed-by-${closedBy}`)}</small> : null}
      </span>
    </span>
  );
}

function EditButton({ game, onEdit }: { game: GameFact; onEdit: (game: GameFact) => void }) {
  const t = useText();
  return (
    <Button
      size="small"
      icon={<PencilIcon />}
      aria-label={t('console.catalogue.edit-named', { name: game.displayName })}
      onClick={() => onEdit(game)}
    >
      {t('console.catalogue.edit')}
    </Button>
  );
}
