// A name of staff's own in each language; an empty one leaves the maker's.
import { Field, TextInput } from '@baize/ui';
import { shippedLocales } from '@baize/i18n';
import { useText } from '../../app/texts.ts';

export type Names = Readonly<Record<string, string>>;

export interface NamesFieldsProps {
  names: Names;
  onNames: (names: Names) => void;
}

export function NamesFields({ names, onNames }: NamesFieldsProps) {
  const t = useText();
  return shippedLocales.map(({ tag, name }) => (
    <Field
      key={tag}
      label={t('console.catalogue.name-in', { language: name })}
      hint={t('console.catalogue.name-hint')}
    >
      {(control) => (
        <TextInput
          {...control}
          maxLength={80}
          value={names[tag] ?? ''}
          onChange={(event) => onNames({ ...names, [tag]: event.target.value })}
        />
      )}
    </Field>
  ));
}
