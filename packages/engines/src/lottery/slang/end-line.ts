// The end of a line: nothing may be left without its other parts.
import type { Course, HeldPlay } from './course.ts';
import { endWithoutAmount } from './end-bet.ts';
import { ask, spanOf, type Asked } from './meaning.ts';

export function endLine(course: Course): Asked | undefined {
  if (course.order === 'play-first' && course.items.length > 0) {
    const asked = endWithoutAmount(course);
    if (asked !== undefined) return asked;
  }
  const { order, play, items, hasBet, permute, provincesAt, slips } = course;
  if (permute !== undefined) return ask('permutation-unclear', permute);
  const [first] = items;
  if (order === 'play-first' && play?.bets === 0) return askNumbers(course, play);
  if (order === 'numbers-first' && play !== undefined) return ask('amount-missing', play);
  if (first !== undefined && order !== 'play-first' && !hasBet)
    return ask('play-missing', spanOf(first, items.at(-1) ?? first));
  return provincesAt !== undefined && slips.length > 0
    ? ask('province-without-bet', provincesAt)
    : undefined;
}

const numbersShown = 20;

/** A play without numbers may mean those of the bet before it. */
export function askNumbers({ slips, parts, index }: Course, play: HeldPlay): Asked {
  const before = slips.at(-1)?.numbers ?? [];
  const word = parts.slice(0, index + 1).findLast(({ at }) => at === play.at)?.word;
  const canShow = before.length > 0 && before.length <= numbersShown && word !== undefined;
  return ask('numbers-missing', play, canShow ? [`${word} ${before.join(' ')}`] : []);
}
