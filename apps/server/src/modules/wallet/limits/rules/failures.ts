// Failed deposits: so many of one means within some minutes block it for a while, and as many more
// while a block is on suspend all deposits until staff lift it [S9].

export interface FailedDeposit {
  readonly means: string;
  readonly at: number;
}

export interface DepositBlock {
  /** Empty: every means. */
  readonly means: string;
  readonly at: number;
  /** Null: until staff lift it. */
  readonly until: number | null;
}

export interface FailurePolicy {
  readonly most: number;
  readonly minutes: number;
  readonly blockHours: number;
}

interface Failing {
  readonly failures: readonly FailedDeposit[];
  readonly blocks: readonly DepositBlock[];
  readonly means: string;
  readonly now: number;
}

export const everyMeans = '';

const isOn = ({ until }: DepositBlock, now: number): boolean => until === null || until > now;

/** The block that stops a deposit by this means now. */
export function blockOf(
  blocks: readonly DepositBlock[],
  means: string,
  now: number,
): DepositBlock | undefined {
  const on = blocks.filter((block) => isOn(block, now));
  return on.find((one) => one.means === everyMeans) ?? on.find((one) => one.means === means);
}

/** The block that this failure, the last of `failures`, leads to. */
export function blockAfter(
  { failures, blocks, means, now }: Failing,
  { most, minutes, blockHours }: FailurePolicy,
): DepositBlock | undefined {
  const on = blocks.filter((block) => isOn(block, now));
  if (on.some((block) => block.means === everyMeans)) return undefined;
  const firstBlock = Math.min(...on.map(({ at }) => at));
  if (failures.filter(({ at }) => at > firstBlock).length >= most) {
    return { means: everyMeans, at: now, until: null };
  }
  if (on.some((block) => block.means === means)) return undefined;
  const since = now - minutes * 60_000;
  const lately = failures.filter((one) => one.means === means && one.at > since);
  if (lately.length < most) return undefined;
  return { means, at: now, until: now + blockHours * 3_600_000 };
}
