// A segment as staff read it.
import type { Segment } from '../offers/store/segments.ts';

export const segmentShown = ({ id: segmentId, version, name, filter }: Segment) => ({
  segmentId,
  version,
  name,
  ...filter,
  countries: [...filter.countries],
});
