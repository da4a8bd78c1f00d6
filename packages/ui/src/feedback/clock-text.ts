// Time left, as the face of a clock: `04:07`, `1:04:07`, or days in front when there are any.

const secondsInDay = 86_400;

export function clockText(seconds: number): string {
  const left = Math.max(0, Math.ceil(seconds));
  const days = Math.floor(left / secondsInDay);
  const hours = Math.floor((left % secondsInDay) / 3600);
  const two = (part: number) => String(part).padStart(2, '0');
  const small = `${two(Math.floor((left % 3600) / 60))}:${two(left % 60)}`;
  if (days > 0) return `${days}d ${two(hours)}:${small}`;
  return hours > 0 ? `${hours}:${small}` : small;
}
