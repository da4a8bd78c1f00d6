// Reads the family's times: "yyyy-MM-dd" or "yyyy-MM-dd HH:mm:ss", in GMT+8.

/** A bare day means its start or its end. Undefined when absent or no real time. */
export function instantOf(text: string | undefined, edge: 'start' | 'end'): number | undefined {
  if (!text) return undefined;
  const [day = '', time] = text.split(' ');
  const clock = time ?? (edge === 'start' ? '00:00:00' : '23:59:59.999');
  const instant = Date.parse(`${day}T${clock}+08:00`);
  return Number.isNaN(instant) ? undefined : instant;
}
