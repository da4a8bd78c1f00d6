// The brand's name, and the promises of its home page in each language.
import { type SyntheticEvent, useState } from 'react';
import { unwrap } from '@baize/client';
import { shippedLocales } from '@baize/i18n';
import { Button, Card, Field, TextArea, TextInput } from '@baize/ui';
import { client } from '../../app/client.ts';
import { useMay } from '../../app/staff.ts';
import { useText } from '../../app/texts.ts';
import styles from './brand.module.css';
import { useFaceChange, type Face } from './face.ts';

type Written = Pick<Face, 'name' | 'heroTitle' | 'heroText'>;

export function Words({ face }: { face: Face }) {
  const t = useText();
  const may = useMay('brand.edit');
  const [words, setWords] = useState<Written>({
    name: face.name,
    heroTitle: face.heroTitle,
    heroText: face.heroText,
  });
  const save = useFaceChange(async (asked: Written) => unwrap(await client.brand.setWords(asked)));
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    save.mutate(words);
  };
  const say = (part: 'heroTitle' | 'heroText', tag: string, text: string) =>
    setWords({ ...words, [part]: { ...words[part], [tag]: text } });
  return (
    <form className={styles['form']} onSubmit={submit}>
      <Card>
        <Field label={t('brand.name')} hint={t('brand.name-hint')} required>
          {(control) => (
            <TextInput
              {...control}
              maxLength={40}
              disabled={!may}
              value={words.name}
              onChange={({ target }) => setWords({ ...words, name: target.value })}
            />
          )}
        </Field>
      </Card>
      <div className={styles['columns']}>
        {shippedLocales.map(({ tag, name }) => (
          <Card key={tag}>
            <div className={styles['form']}>
              <Field
                label={t('brand.hero-title', { language: name })}
                hint={t('brand.hero-title-hint')}
              >
                {(control) => (
                  <TextInput
                    {...control}
                    maxLength={80}
                    disabled={!may}
                    value={words.heroTitle[tag] ?? ''}
                    onChange={({ target }) => say('heroTitle', tag, target.value)}
                  />
                )}
              </Field>
              <Field label={t('brand.hero-text', { language: name })}>
                {(control) => (
                  <TextArea
                    {...control}
                    rows={2}
                    maxLength={200}
                    disabled={!may}
                    value={words.heroText[tag] ?? ''}
                    onChange={({ target }) => say('heroText', tag, target.value)}
                  />
                )}
              </Field>
            </div>
          </Card>
        ))}
      </div>
      <Button
        type="submit"
        kind="primary"
        className={styles['save']}
        disabled={!may || words.name.trim() === ''}
        loading={save.isPending}
      >
        {t('brand.save')}
      </Button>
    </form>
  );
}
