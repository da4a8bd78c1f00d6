// Texts that staff write for players, language by language, and their content after cleaning. A
// mark shows which required languages are incomplete.
import { type ReactNode, useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import { shippedLocales } from '@baize/i18n';
import { Button, Field, Tabs, TextArea, TextInput } from '@baize/ui';
import { client } from './client.ts';
import { useText } from './texts.ts';
import styles from './words-editor.module.css';

export interface Written {
  titles: Record<string, string>;
  contents: Record<string, string>;
}

export interface WordsEditorProps {
  words: Written;
  /** The hint under the title, for instance when it may be left empty. */
  titleHint?: string;
  titleLengthMax?: number;
  /** Every language must be written. */
  isWholeAsked?: boolean;
  disabled?: boolean;
  onChange: (words: Written) => void;
  /** The content beside the words of one language. */
  beside?: (tag: string) => ReactNode;
}

/** The frame is a sheet of paper in either theme. */
const paper =
  '<style>body{font:15px/1.5 system-ui;margin:16px;color:#1c2321;background:#fff}</style>';

function Preview({ html }: { html: string }) {
  const t = useText();
  const clean = useMutation({
    mutationFn: async () => unwrap(await client.notices.previewNotice({ html })).html,
  });
  return (
    <div className={styles['stack']}>
      <Button size="small" loading={clean.isPending} onClick={() => clean.mutate()}>
        {t('console.notices.preview')}
      </Button>
      {clean.data === undefined ? null : (
        <iframe
          className={styles['preview']}
          title={t('console.notices.preview')}
          sandbox=""
          srcDoc={`${paper}${clean.data}`}
        />
      )}
    </div>
  );
}

export const isWhole = ({ titles, contents }: Written): boolean =>
  shippedLocales.every(({ tag }) => isWritten({ titles, contents }, tag));

const isWritten = ({ titles, contents }: Written, tag: string): boolean =>
  (titles[tag] ?? '').trim() !== '' && (contents[tag] ?? '').trim() !== '';

export function WordsEditor(props: WordsEditorProps) {
  const { words, titleHint, titleLengthMax = 120, isWholeAsked, disabled, onChange } = props;
  const t = useText();
  const [tag, setTag] = useState<string>(t.tag);
  const { titles, contents } = words;
  const html = contents[tag] ?? '';
  const nameOf = (one: (typeof shippedLocales)[number]) =>
    isWholeAsked && !isWritten(words, one.tag)
      ? t('console.help.not-written', { language: one.name })
      : one.name;
  return (
    <Tabs
      label={t('console.notices.languages')}
      tabs={shippedLocales.map((locale) => ({ id: locale.tag as string, label: nameOf(locale) }))}
      selected={tag}
      onSelect={setTag}
    >
      <div key={tag} className={styles['stack']} lang={tag}>
        <Field label={t('console.notices.notice-title')} hint={titleHint}>
          {(control) => (
            <TextInput
              {...control}
              maxLength={titleLengthMax}
              disabled={disabled}
              value={titles[tag] ?? ''}
              onChange={({ target }) =>
                onChange({ titles: { ...titles, [tag]: target.value }, contents })
              }
            />
          )}
        </Field>
        <Field label={t('console.notices.content')} hint={t('console.notices.content-hint')}>
          {(control) => (
            <TextArea
              {...control}
              className={styles['code']}
              rows={8}
              maxLength={20_000}
              disabled={disabled}
              value={html}
              onChange={({ target }) =>
                onChange({ titles, contents: { ...contents, [tag]: target.value } })
              }
            />
          )}
        </Field>
        <Preview html={html} />
        {props.beside?.(tag)}
      </div>
    </Tabs>
  );
}
