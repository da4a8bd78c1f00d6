// Sums of play and money by day, category and vendor: three views of the same rounds, so that each
// of them comes to the same total.

export interface PlayedGame {
  readonly day: string;
  readonly vendor: string;
  readonly category: string;
  readonly rounds: bigint;
  readonly staked: bigint;
  readonly paid: bigint;
}

export interface MovedMoney {
  readonly day: string;
  readonly deposited: bigint;
  readonly withdrawn: bigint;
}

export interface PlaySum {
  readonly rounds: bigint;
  readonly staked: bigint;
  readonly paid: bigint;
}

export interface DaySum extends PlaySum {
  readonly deposited: bigint;
  readonly withdrawn: bigint;
}

export interface Profit {
  /** The newest first. */
  readonly days: readonly (DaySum & { readonly day: string })[];
  /** Those with the most staked first. */
  readonly categories: readonly (PlaySum & { readonly category: string })[];
  readonly vendors: readonly (PlaySum & { readonly vendor: string })[];
  readonly total: DaySum;
}

const noPlay: PlaySum = { rounds: 0n, staked: 0n, paid: 0n };
const noDay: DaySum = { ...noPlay, deposited: 0n, withdrawn: 0n };

export function profitOf(played: readonly PlayedGame[], moved: readonly MovedMoney[]): Profit {
  const days = new Map<string, DaySum>();
  const add = (day: string, more: Partial<DaySum>) =>
    days.set(day, sumOf(days.get(day) ?? noDay, { ...noDay, ...more }));
  for (const { day, rounds, staked, paid } of played) add(day, { rounds, staked, paid });
  for (const { day, deposited, withdrawn } of moved) add(day, { deposited, withdrawn });
  return {
    days: [...days]
      .map(([day, sum]) => ({ day, ...sum }))
      .toSorted((a, b) => (a.day < b.day ? 1 : -1)),
    categories: [...grouped(played, ({ category }) => category)]
      .map(([category, sum]) => ({ category, ...sum }))
      .toSorted(mostStakedFirst),
    vendors: [...grouped(played, ({ vendor }) => vendor)]
      .map(([vendor, sum]) => ({ vendor, ...sum }))
      .toSorted(mostStakedFirst),
    total: [...days.values()].reduce(sumOf, noDay),
  };
}

function grouped(played: readonly PlayedGame[], keyOf: (game: PlayedGame) => string) {
  const groups = new Map<string, PlaySum>();
  for (const game of played) {
    const { rounds, staked, paid } = groups.get(keyOf(game)) ?? noPlay;
    groups.set(keyOf(game), {
      rounds: rounds + game.rounds,
      staked: staked + game.staked,
      paid: paid + game.paid,
    });
  }
  return groups;
}

const sumOf = (a: DaySum, b: DaySum): DaySum => ({
  rounds: a.rounds + b.rounds,
  staked: a.staked + b.staked,
  paid: a.paid + b.paid,
  deposited: a.deposited + b.deposited,
  withdrawn: a.withdrawn + b.withdrawn,
});

const mostStakedFirst = (a: PlaySum, b: PlaySum): number => {
  if (a.staked === b.staked) return 0;
  return a.staked < b.staked ? 1 : -1;
};
