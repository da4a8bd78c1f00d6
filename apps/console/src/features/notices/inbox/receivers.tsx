// The receivers of a message, and whether it advertises.
import { audiences, type Audience } from '@baize/contract';
import { Checkbox, Field, Select, TextArea } from '@baize/ui';
import { useText } from '../../../app/texts.ts';

export interface Asked {
  audience: Audience;
  /** As staff wrote them. */
  names: string;
  advertising: boolean;
}

export interface ReceiversProps {
  asked: Asked;
  onChange: (more: Partial<Asked>) => void;
}

export function Receivers({ asked, onChange }: ReceiversProps) {
  const t = useText();
  return (
    <>
      <Field label={t('console.notices.audience')}>
        {(control) => (
          <Select
            {...control}
            value={asked.audience}
            options={audiences.map((value) => ({
              value,
              label: t(`console.notices.audience-${value}`),
            }))}
            onChange={({ target }) => {
              const audience = audiences.find((one) => one === target.value);
              if (audience !== undefined) onChange({ audience });
            }}
          />
        )}
      </Field>
      {asked.audience === 'named' ? (
        <Field label={t('console.notices.names')} hint={t('console.notices.names-hint')}>
          {(control) => (
            <TextArea
              {...control}
              rows={2}
              maxLength={20_000}
              value={asked.names}
              onChange={({ target }) => onChange({ names: target.value })}
            />
          )}
        </Field>
      ) : null}
      <Checkbox
        checked={asked.advertising}
        onChange={({ target }) => onChange({ advertising: target.checked })}
      >
        {t('console.notices.advertising-hint')}
      </Checkbox>
    </>
  );
}
