// The end of this turn of the event loop. Answers that wait for nothing leave together then, after
// all requests that came in were read: whoever reads them, a proxy on this machine most often, is
// woken once for all and not anew for each, which costs as much as making such an answer.

let end: Promise<void> | undefined;

/** The same for all who ask within one turn. */
export function endOfTurn(): Promise<void> {
  end ??= new Promise((resolve) => {
    setImmediate(() => {
      end = undefined;
      resolve();
    });
  });
  return end;
}
