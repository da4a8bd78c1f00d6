// The words of a notice, language by language, and what is left of them once they were cleaned.
import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import { shippedLocales } from '@baize/i18n';
import { Button, Field, Tabs, TextArea, TextInput } from '@baize/ui';
import { client } from '../../app/client.ts';
import { useText } from '../../app/texts.ts';
import { BannerPicture } from './banner-picture.tsx';
import type { NoticeDraft, NoticeFact } from './notice-facts.ts';
import styles from './notices.module.css';

export interface NoticeWordsProps {
  draft: Pick<NoticeDraft, 'titles' | 'contents'>;
  /** The banner whose picture is changed beside its words. */
  banner: NoticeFact | undefined;
  mayEdit: boolean;
  onChange: (more: Pick<NoticeDraft, 'titles' | 'contents'>) => void;
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
        {t('notices.preview')}
      </Button>
      {clean.data === undefined ? null : (
        <iframe
          className={styles['preview']}
          title={t('notices.preview')}
          sandbox=""
          srcDoc={`${paper}${clean.data}`}
        />
      )}
    </div>
  );
}

export function NoticeWords({ draft, banner, mayEdit, onChange }: NoticeWordsProps) {
  const t = useText();
  const [tag, setTag] = useState<string>(shippedLocales[0]?.tag ?? 'en');
  const { titles, contents } = draft;
  const html = contents[tag] ?? '';
  return (
    <Tabs
      label={t('notices.languages')}
      tabs={shippedLocales.map((locale) => ({ id: locale.tag as string, label: locale.name }))}
      selected={tag}
      onSelect={setTag}
    >
      <div key={tag} className={styles['stack']} lang={tag}>
        <Field label={t('notices.notice-title')} hint={t('notices.title-hint')}>
          {(control) => (
            <TextInput
              {...control}
              maxLength={120}
              value={titles[tag] ?? ''}
              onChange={({ target }) =>
                onChange({ titles: { ...titles, [tag]: target.value }, contents })
              }
            />
          )}
        </Field>
        <Field label={t('notices.content')} hint={t('notices.content-hint')}>
          {(control) => (
            <TextArea
              {...control}
              className={styles['code']}
              rows={8}
              maxLength={20_000}
              value={html}
              onChange={({ target }) =>
                onChange({ titles, contents: { ...contents, [tag]: target.value } })
              }
            />
          )}
        </Field>
        <Preview html={html} />
        {banner ? <BannerPicture banner={banner} language={tag} mayEdit={mayEdit} /> : null}
      </div>
    </Tabs>
  );
}
