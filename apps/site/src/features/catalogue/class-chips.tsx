// Choosing kinds of games: hot ones, and the classes that the category has. Several may be chosen;
// a game of any of them is shown.
import { Button, FlameIcon } from '@baize/ui';
import type { Translator } from '@baize/i18n';
import { useText } from '../../app/texts/texts.ts';
import { type Lane, useLanes } from './lanes.ts';
import styles from './vendor-chips.module.css';

export interface ClassChipsProps {
  category: string;
  chosen: readonly string[];
  onChoose: (classes: readonly string[]) => void;
}

const hot = 'HOT';

/** Vendors and the house may name one class twice, in small and in large letters. */
function classesOf(lane: Lane | undefined) {
  const named = new Map((lane?.gameClassify ?? []).map((one) => [one.key.toLowerCase(), one]));
  return [...named.values()];
}

function classText(t: Translator, { key, displayName }: Lane['gameClassify'][number]): string {
  return t.named(`catalogue.mechanic-${key.toLowerCase()}`) ?? displayName;
}

export function ClassChips({ category, chosen, onChoose }: ClassChipsProps) {
  const t = useText();
  const { data = [] } = useLanes();
  const classes = classesOf(data.find(({ title }) => title === category));
  const chips = [
    { key: hot, text: t('catalogue.hot-only') },
    ...(classes.length > 1 ? classes : []).map((one) => ({
      key: one.key,
      text: classText(t, one),
    })),
  ];
  const toggle = (key: string) =>
    onChoose(chosen.includes(key) ? chosen.filter((one) => one !== key) : [...chosen, key]);
  return (
    <div className={styles['chips']} role="group" aria-label={t('catalogue.kind')}>
      {chips.map(({ key, text }) => (
        <Button
          key={key}
          size="small"
          className={styles['chip']}
          icon={key === hot ? <FlameIcon /> : undefined}
          aria-pressed={chosen.includes(key)}
          onClick={() => toggle(key)}
        >
          {text}
        </Button>
      ))}
    </div>
  );
}
