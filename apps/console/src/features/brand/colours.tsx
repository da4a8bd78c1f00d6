// The brand's colours: a whole set to begin with, each colour by day and by night, how it looks,
// and which pairs could not be read well. Nothing that cannot be read can be saved.
import { type SyntheticEvent, useState } from 'react';
import { unwrap } from '@baize/client';
import { brandPalettes, weakPairs, type BrandColours, type WeakPair } from '@baize/contract';
import { Button, Card, Status } from '@baize/ui';
import { client } from '../../app/client.ts';
import { useMay } from '../../app/staff.ts';
import { useText } from '../../app/texts.ts';
import styles from './brand.module.css';
import { choiceOf, isWhole, lights, ownOf, propertiesOf, type Choice } from './colour-choice.ts';
import { ColourTable } from './colour-table.tsx';
import { useFaceChange, type Face } from './face.ts';

const palettes = Object.keys(brandPalettes) as (keyof typeof brandPalettes)[];

function Palettes({ onChoose }: { onChoose: (colours: BrandColours) => void }) {
  const t = useText();
  return (
    <Card title={t('brand.palettes')}>
      <div className={styles['palettes']}>
        {palettes.map((name) => {
          const choice = choiceOf(brandPalettes[name]);
          return (
            <Button key={name} onClick={() => onChoose(brandPalettes[name])}>
              <span className={styles['swatches']} aria-hidden="true">
                {[choice.bg.dark, choice.felt.dark, choice.brass.dark].map((colour) => (
                  <i key={colour} style={{ background: colour }} />
                ))}
              </span>
              {t(`brand.palette-${name}`)}
            </Button>
          );
        })}
      </div>
    </Card>
  );
}

function Preview({ choice }: { choice: Choice }) {
  const t = useText();
  return (
    <Card title={t('brand.preview')}>
      <div className={styles['previews']}>
        {lights.map((light) => (
          <div
            key={light}
            className={styles['preview']}
            data-ground={light}
            style={propertiesOf(choice, light)}
          >
            <div className={styles['cloth']} />
            <div className={styles['sample']}>
              <strong>{t('brand.preview-title')}</strong>
              <small>{t('brand.preview-text')}</small>
              <span className={styles['primary']}>{t('brand.preview-button')}</span>
              <span className={styles['link']}>{t('brand.preview-link')}</span>
            </div>
          </div>
        ))}
      </div>
    </Card>
  );
}

function Findings({ weak }: { weak: readonly WeakPair[] }) {
  const t = useText();
  if (weak.length === 0)
    return (
      <Status kind="good" className={styles['sentence']}>
        {t('brand.all-readable')}
      </Status>
    );
  return (
    <div className={styles['findings']} role="status">
      <Status kind="bad" className={styles['sentence']}>
        {t('brand.weak-count', { count: weak.length })}
      </Status>
      <ul>
        {weak.map((pair) => (
          <li key={`${pair.text} ${pair.ground} ${pair.theme}`}>
            {t('brand.weak', {
              ...pair,
              text: t(`brand.colour-${pair.text}`),
              ground: t(`brand.colour-${pair.ground}`),
            })}
          </li>
        ))}
      </ul>
    </div>
  );
}

export function Colours({ face }: { face: Face }) {
  const t = useText();
  const may = useMay('brand.edit');
  const [choice, setChoice] = useState(() => choiceOf(face.colours));
  const save = useFaceChange(async (colours: BrandColours) =>
    unwrap(await client.brand.setColours({ colours })),
  );
  const whole = isWhole(choice);
  const weak = whole ? weakPairs(choice) : [];
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    save.mutate(ownOf(choice));
  };
  return (
    <form className={styles['form']} onSubmit={submit}>
      {may ? <Palettes onChoose={(colours) => setChoice(choiceOf(colours))} /> : null}
      <Preview choice={choice} />
      <ColourTable choice={choice} disabled={!may} onChoice={setChoice} />
      {whole ? (
        <Findings weak={weak} />
      ) : (
        <Status kind="bad" className={styles['sentence']}>
          {t('brand.colour-wrong')}
        </Status>
      )}
      <Button
        type="submit"
        kind="primary"
        className={styles['save']}
        disabled={!may || !whole || weak.length > 0}
        loading={save.isPending}
      >
        {t('brand.save')}
      </Button>
    </form>
  );
}
