// The segment that a promotion is for, of those that staff keep.
import { useQuery } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import { ChoiceField } from '../../../app/choice-field.tsx';
import { client, failureText } from '../../../app/client.ts';
import { useText } from '../../../app/texts.ts';
import { segmentsKey } from '../staff-promotion.ts';

interface SegmentFieldProps {
  segment: string;
  onSegment: (segment: string) => void;
}

export function SegmentField({ segment, onSegment }: SegmentFieldProps) {
  const t = useText();
  const { data: list = [], error } = useQuery({
    queryKey: segmentsKey,
    queryFn: async () => unwrap(await client.promotions.findSegments()).list,
  });
  const names = new Map(list.map(({ segmentId, name }) => [segmentId, name]));
  // One that is set stays a choice while the list is not there.
  const values = [...new Set(['', ...names.keys(), segment])];
  return (
    <ChoiceField<string>
      label={t('console.promotions.segment')}
      hint={error ? failureText(t, error) : undefined}
      values={values}
      value={segment}
      nameOf={(id) => (id === '' ? t('console.promotions.segment-any') : (names.get(id) ?? id))}
      onValue={onSegment}
    />
  );
}
