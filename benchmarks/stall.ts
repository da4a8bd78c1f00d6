// How long the event loop of a server was held up, as it measures itself between two questions.

/** The server's own measure since it was last asked, in milliseconds. */
export async function stallMsOf(siteUrl: string, of: 'p99' | 'max' = 'p99'): Promise<number> {
  const text = await (await fetch(`${siteUrl}/metrics`)).text();
  const [, value] =
    new RegExp(`^baize_nodejs_eventloop_lag_${of}_seconds ([\\d.e+-]+)$`, 'm').exec(text) ?? [];
  if (value === undefined) throw new Error('the server does not tell its event loop’s lag');
  return Number(value) * 1000;
}
