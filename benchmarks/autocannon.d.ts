// The types of autocannon that the benchmarks use; the package has none.
declare module 'autocannon' {
  interface Asked {
    readonly url: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly connections: number;
    readonly duration: number;
  }
  interface Result {
    readonly requests: { readonly average: number };
    readonly latency: { readonly p50: number; readonly p99: number };
    readonly non2xx: number;
  }
  const autocannon: (asked: Asked) => Promise<Result>;
  export default autocannon;
}
