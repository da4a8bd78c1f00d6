// Chooses the play: how it pays, its group, the play, and the places of the draw it is laid at.
import { Tabs } from '@baize/ui';
import type { Pays } from '@baize/engines';
import { useArcade } from '../../app/arcade-context.tsx';
import { useDesk, useLottery } from './lottery-context.tsx';
import { choiceText, groupText, windowText } from './plays/play-text.ts';
import styles from './play-picker.module.css';

export function PlayPicker() {
  const { t } = useArcade();
  const { desk } = useLottery();
  const pays = useDesk((state) => state.pays);
  const group = useDesk((state) => state.group);
  const ways = (['prize', 'odds'] as const).filter((one) => desk.groups(one).length > 0);
  const groups = desk.groups(pays);
  return (
    <div className={styles['picker']}>
      {ways.length > 1 ? (
        <Tabs
          label={t('lottery-play.ways-to-pay')}
          look="pill"
          tabs={ways.map((id: Pays) => ({ id, label: t(`lottery-play.pays-${id}`) }))}
          selected={pays}
          onSelect={(way) => desk.choosePays(way)}
        />
      ) : null}
      {groups.length > 1 ? (
        <Tabs
          label={t('lottery-play.play-groups')}
          tabs={groups.map((one) => ({ id: one.group, label: groupText(t, one.group) }))}
          selected={group as (typeof groups)[number]['group']}
          onSelect={(id) => desk.chooseGroup(id)}
        />
      ) : null}
      <Choices />
    </div>
  );
}

function Choices() {
  const { t } = useArcade();
  const { desk } = useLottery();
  const pays = useDesk((state) => state.pays);
  const group = useDesk((state) => state.group);
  const play = useDesk((state) => state.play);
  const own = desk.groups(pays).find((one) => one.group === group);
  if (own === undefined || own.board) return null;
  const chosen = own.choices.find(({ at }) => at.some(({ code }) => code === play));
  const window = chosen?.at.find(({ code }) => code === play)?.window;
  const plays = own.choices.flatMap(({ id, at }) => {
    const same = at.find((one) => one.window === window) ?? at[0];
    return same === undefined ? [] : [{ id, same }];
  });
  return (
    <>
      {plays.length > 1 ? (
        <Tabs
          label={t('lottery-play.plays')}
          look="pill"
          tabs={plays.map(({ id, same }) => ({ id, label: choiceText(t, same) }))}
          selected={chosen?.id ?? ''}
          onSelect={(id) => desk.choosePlay(plays.find((one) => one.id === id)?.same.code ?? play)}
        />
      ) : null}
      {chosen !== undefined && chosen.at.length > 1 ? (
        <Tabs
          label={t('lottery-play.places-of-draw')}
          tabs={chosen.at.map((one) => ({
            id: one.code,
            label: one.window === undefined ? '' : windowText(t, one.group, one.window),
          }))}
          selected={play}
          onSelect={(code) => desk.choosePlay(code)}
        />
      ) : null}
    </>
  );
}
