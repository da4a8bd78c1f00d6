// How requests were answered: by answer, and by call, so that calls without one success show.
export function createTally() {
  const answers = new Map<string, number>();
  const given = new Map<string, number>();
  const sent = new Map<string, number>();
  const add = (counts: Map<string, number>, name: string) =>
    counts.set(name, (counts.get(name) ?? 0) + 1);
  return {
    count(call: string, answer: string): void {
      add(answers, answer);
      add(sent, call);
      if (answer === '2xx') add(given, call);
    },
    /** The most frequent first. */
    answers: () => [...answers].toSorted(([, one], [, other]) => other - one),
    /** Calls that were only ever refused. */
    neverGiven: (calls: readonly string[]) => calls.filter((call) => !given.has(call)),
    sent: () => [...sent.values()].reduce((sum, count) => sum + count, 0),
  };
}

export type Tally = ReturnType<typeof createTally>;
