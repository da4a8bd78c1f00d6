// Every colour of the brand in a row of its own: picked or typed, for each theme.
import { brandColourNames } from '@baize/contract';
import { Card } from '@baize/ui';
import { useText } from '../../app/texts.ts';
import styles from './brand.module.css';
import { isColour, lights, type Choice } from './colour-choice.ts';

interface ColourTableProps {
  choice: Choice;
  disabled: boolean;
  onChoice: (choice: Choice) => void;
}

interface ColourCellProps {
  colour: string;
  light: (typeof lights)[number];
  value: string;
  disabled: boolean;
  onValue: (value: string) => void;
}

function ColourCell({ colour, light, value, disabled, onValue }: ColourCellProps) {
  const t = useText();
  const facts = { colour, theme: light };
  return (
    <span className={styles['pick']}>
      <input
        type="color"
        aria-label={t('brand.pick-of', facts)}
        disabled={disabled}
        value={isColour(value) ? value : '#000000'}
        onChange={({ target }) => onValue(target.value)}
      />
      <input
        type="text"
        className={styles['hex']}
        aria-label={t('brand.value-of', facts)}
        aria-invalid={!isColour(value) || undefined}
        disabled={disabled}
        maxLength={7}
        spellCheck={false}
        value={value}
        onChange={({ target }) => onValue(target.value.toLowerCase())}
      />
    </span>
  );
}

export function ColourTable({ choice, disabled, onChoice }: ColourTableProps) {
  const t = useText();
  return (
    <Card title={t('brand.colours-each')}>
      <table className={styles['table']}>
        <thead>
          <tr>
            <th scope="col">{t('brand.colour')}</th>
            {lights.map((light) => (
              <th key={light} scope="col">
                {t(`brand.${light}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {brandColourNames.map((name) => (
            <tr key={name}>
              <th scope="row">{t(`brand.colour-${name}`)}</th>
              {lights.map((light) => (
                <td key={light}>
                  <ColourCell
                    colour={t(`brand.colour-${name}`)}
                    light={light}
                    value={choice[name][light]}
                    disabled={disabled}
                    onValue={(value) =>
                      onChoice({ ...choice, [name]: { ...choice[name], [light]: value } })
                    }
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}
