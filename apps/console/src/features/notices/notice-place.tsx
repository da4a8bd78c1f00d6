// The placement of a notice: where it shows, where it leads, on which devices, and from when until
// when.
import {
  bannerArts,
  bannerPlaces,
  noticeExecutions,
  noticePlatforms,
  type NoticeKind,
} from '@baize/contract';
import type { TextKey } from '@baize/i18n';
import { Field, Select, TextInput } from '@baize/ui';
import { momentOf, momentText } from '../../app/moment-text.ts';
import { useText } from '../../app/texts.ts';
import type { NoticeDraft } from './notice-facts.ts';
import styles from './notices.module.css';

export interface NoticePlaceProps {
  kind: NoticeKind;
  draft: NoticeDraft;
  onChange: (more: Partial<NoticeDraft>) => void;
}

interface ChoiceProps<Word extends string> {
  label: string;
  words: readonly Word[];
  value: Word;
  textOf: (word: Word) => TextKey;
  onChoose: (word: Word) => void;
}

function Choice<Word extends string>(props: ChoiceProps<Word>) {
  const t = useText();
  const { label, words, value, textOf, onChoose } = props;
  return (
    <Field label={label}>
      {(control) => (
        <Select
          {...control}
          value={value}
          options={words.map((word) => ({ value: word, label: t(textOf(word)) }))}
          onChange={({ target }) => {
            const chosen = words.find((word) => word === target.value);
            if (chosen !== undefined) onChoose(chosen);
          }}
        />
      )}
    </Field>
  );
}

interface MomentProps {
  label: string;
  at: number | null;
  onMoment: (at: number | null) => void;
}

function Moment({ label, at, onMoment }: MomentProps) {
  return (
    <Field label={label}>
      {(control) => (
        <TextInput
          {...control}
          type="datetime-local"
          value={momentText(at)}
          onChange={({ target }) => onMoment(momentOf(target.value))}
        />
      )}
    </Field>
  );
}

export function NoticePlace({ kind, draft, onChange }: NoticePlaceProps) {
  const t = useText();
  const isBanner = kind === 'banner';
  return (
    <div className={styles['columns']}>
      {isBanner ? (
        <>
          <Choice
            label={t('console.notices.place')}
            words={bannerPlaces}
            value={draft.place}
            textOf={(word) => `console.notices.place-${word}`}
            onChoose={(place) => onChange({ place })}
          />
          <Choice
            label={t('console.notices.art')}
            words={bannerArts}
            value={draft.art}
            textOf={(word) => `console.notices.art-${word}`}
            onChoose={(art) => onChange({ art })}
          />
        </>
      ) : null}
      {kind === 'popup' ? (
        <Choice
          label={t('console.notices.execution')}
          words={noticeExecutions}
          value={draft.execution}
          textOf={(word) => `console.notices.execution-${word}`}
          onChoose={(execution) => onChange({ execution })}
        />
      ) : null}
      <Choice
        label={t('console.notices.platform')}
        words={noticePlatforms}
        value={draft.platform}
        textOf={(word) => `console.notices.platform-${word}`}
        onChoose={(platform) => onChange({ platform })}
      />
      <Field label={t('console.notices.link')} hint={t('console.notices.link-hint')}>
        {(control) => (
          <TextInput
            {...control}
            maxLength={300}
            value={draft.link}
            onChange={({ target }) => onChange({ link: target.value.trim() })}
          />
        )}
      </Field>
      <Moment
        label={t('console.notices.from')}
        at={draft.showsFrom}
        onMoment={(showsFrom) => onChange({ showsFrom })}
      />
      <Moment
        label={t('console.notices.until')}
        at={draft.showsUntil}
        onMoment={(showsUntil) => onChange({ showsUntil })}
      />
    </div>
  );
}
