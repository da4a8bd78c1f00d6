// The audience of a promotion; what is left empty asks for nothing.
import { Checkbox } from '@baize/ui';
import { useText } from '../../../app/texts.ts';
import type { Spec } from '../staff-promotion.ts';
import { SegmentField } from './audience-segment.tsx';
import { withSpec, type PartProps } from './draft.ts';
import { MomentField } from './shown-part.tsx';
import { countriesKind, TypedEntry, wholeOrNone } from '../../../app/typed-entry.tsx';
import styles from './maker.module.css';

const levelKind = wholeOrNone(100);

export function AudiencePart({ draft, set }: PartProps) {
  const t = useText();
  const { audience } = draft.spec;
  const change = (more: Partial<Spec['audience']>) =>
    set(withSpec(draft, { audience: { ...audience, ...more } }));
  return (
    <>
      <div className={styles['fields']}>
        {(['levelMin', 'levelMax'] as const).map((name) => (
          <TypedEntry
            key={name}
            label={t(`console.promotions.level-${name === 'levelMin' ? 'min' : 'max'}`)}
            hint={t('console.promotions.any-hint')}
            kind={levelKind}
            value={audience[name]}
            onValue={(value) => change({ [name]: value })}
          />
        ))}
        <MomentField
          label={t('console.promotions.registered-from')}
          value={audience.registeredFrom}
          onValue={(registeredFrom) => change({ registeredFrom })}
        />
        <MomentField
          label={t('console.promotions.registered-until')}
          value={audience.registeredUntil}
          onValue={(registeredUntil) => change({ registeredUntil })}
        />
        <TypedEntry
          label={t('console.promotions.countries')}
          hint={t('console.promotions.countries-hint')}
          kind={countriesKind}
          value={audience.countries}
          onValue={(countries) => change({ countries })}
        />
        <SegmentField segment={audience.segment} onSegment={(segment) => change({ segment })} />
      </div>
      <Checkbox
        checked={audience.withMobile}
        onChange={({ target }) => change({ withMobile: target.checked })}
      >
        {t('console.promotions.with-mobile')}
      </Checkbox>
    </>
  );
}
