// The filters of a list: words to search for, and choices of which none means any.
import { Field, SearchIcon, Select, TextInput } from '@baize/ui';
import { useText } from './texts.ts';

/** A search with this part of it changed; nothing looked for is no part of it. */
export function narrowed<Search extends object>(
  search: Search,
  name: keyof Search,
  value: string | number | boolean | undefined,
): Search {
  const { [name]: _, ...others } = search;
  return (value === undefined || value === '' ? others : { ...others, [name]: value }) as Search;
}

type Named<Name extends string> = { readonly [name in Name]?: string | undefined };

interface FieldsProps<Name extends string, Entry> {
  search: Named<Name>;
  fields: readonly Entry[];
  onChange: (name: Name, value: string) => void;
}

export function WordFields<Name extends string>(
  props: FieldsProps<Name, readonly [name: Name, label: string]>,
) {
  const { search, fields, onChange } = props;
  return fields.map(([name, label]) => (
    <Field key={name} label={label}>
      {(control) => (
        <TextInput
          {...control}
          type="search"
          maxLength={64}
          leading={<SearchIcon />}
          value={search[name] ?? ''}
          onChange={({ target }) => onChange(name, target.value)}
        />
      )}
    </Field>
  ));
}

type Options = readonly (readonly [value: string, text: string])[];

export function ChoiceFields<Name extends string>(
  props: FieldsProps<Name, readonly [name: Name, label: string, options: Options]>,
) {
  const t = useText();
  const { search, fields, onChange } = props;
  const any = { value: '', label: t('operator.tab-all') };
  return fields.map(([name, label, options]) => (
    <Field key={name} label={label}>
      {(control) => (
        <Select
          {...control}
          value={search[name] ?? ''}
          options={[any, ...options.map(([value, text]) => ({ value, label: text }))]}
          onChange={({ target }) => onChange(name, target.value)}
        />
      )}
    </Field>
  ));
}
