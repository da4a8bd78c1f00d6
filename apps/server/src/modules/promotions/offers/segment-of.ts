// The segment that a promotion names, as staff keep it.
import { refuse, type Refusal } from '@baize/contract';
import type { Queryable, Tx } from '../../../platform/database/index.ts';
import type { SegmentFilter } from './rules/segment.ts';
import type { Spec } from './rules/spec.ts';
import { readSegment } from './store/segments.ts';

/** Null: it names none. */
export async function segmentOf(
  on: Queryable | Tx,
  { audience: { segment } }: Pick<Spec, 'audience'>,
): Promise<SegmentFilter | null | Refusal<'promotion-segment-unknown'>> {
  if (segment === '') return null;
  return (await readSegment(on, segment))?.filter ?? refuse('promotion-segment-unknown');
}
