// The balance as the site tells it, held back while it would tell a result before its draw.
export interface HeldBalanceWorld {
  readonly holdsBack: () => boolean;
  /** Calls whenever that may have changed. */
  readonly onChange: (action: () => void) => () => void;
  readonly show: (balance: string) => void;
}

export interface HeldBalance {
  readonly hear: (balance: string) => void;
  readonly stop: () => void;
}

export function holdBalance({ holdsBack, onChange, show }: HeldBalanceWorld): HeldBalance {
  let held: string | undefined;
  const release = () => {
    if (held === undefined || holdsBack()) return;
    const balance = held;
    held = undefined;
    show(balance);
  };
  const stop = onChange(release);
  return {
    hear: (balance) => {
      held = balance;
      release();
    },
    stop,
  };
}
