// The end of this turn of the event loop. Answers that wait for nothing are written together then,
// after all requests that came in were read: their reader, usually a proxy on this machine, wakes
// once for all of them instead of once for each; each wake costs as much as making such an answer.

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
