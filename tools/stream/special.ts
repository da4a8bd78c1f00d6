// The distributions that p-values are read from: incomplete gamma by series or continued fraction,
// and from it chi-square, the normal and the Poisson; the binomial by its terms.

/** The logarithm of gamma by Lanczos' approximation. */
export function logGamma(x: number): number {
  const shifted = x - 1;
  let sum = lanczos[0] ?? 0;
  for (let term = 1; term < lanczos.length; term += 1) {
    sum += (lanczos[term] ?? 0) / (shifted + term);
  }
  const t = shifted + 7.5;
  return 0.5 * Math.log(2 * Math.PI) + (shifted + 0.5) * Math.log(t) - t + Math.log(sum);
}

const lanczos = [
  0.999_999_999_999_809_93, 676.520_368_121_885_1, -1_259.139_216_722_402_8, 771.323_428_777_653_13,
  -176.615_029_162_140_59, 12.507_343_278_686_905, -0.138_571_095_265_720_12,
  9.984_369_578_019_571_6e-6, 1.505_632_735_149_311_6e-7,
];

/** The upper incomplete gamma function, as a share of the whole. */
export function gammaTail(a: number, x: number): number {
  if (x <= 0) return 1;
  const scale = Math.exp(a * Math.log(x) - x - logGamma(a));
  return x < a + 1 ? 1 - scale * lowerSeries(a, x) : scale * upperFraction(a, x);
}

const tiny = 1e-300;
const precise = 1e-15;

function lowerSeries(a: number, x: number): number {
  let term = 1 / a;
  let sum = term;
  for (let step = 1; term > sum * precise; step += 1) {
    term *= x / (a + step);
    sum += term;
  }
  return sum;
}

/** Lentz' method. */
function upperFraction(a: number, x: number): number {
  let b = x + 1 - a;
  let c = 1 / tiny;
  let d = 1 / b;
  let fraction = d;
  for (let step = 1; step < 1_000_000; step += 1) {
    const numerator = -step * (step - a);
    b += 2;
    d = 1 / nonZero(numerator * d + b);
    c = nonZero(b + numerator / c);
    fraction *= d * c;
    if (Math.abs(d * c - 1) < precise) break;
  }
  return fraction;
}

const nonZero = (value: number) => (Math.abs(value) < tiny ? tiny : value);

/** The chance that chi-square with so many degrees of freedom is at least this large. */
export function chiSquareTail(chiSquare: number, freedom: number): number {
  return gammaTail(freedom / 2, chiSquare / 2);
}

/** The complementary error function. */
export function erfc(x: number): number {
  return x < 0 ? 2 - gammaTail(0.5, x * x) : gammaTail(0.5, x * x);
}

/** The chance that a normal deviate lies at least this far from its mean, to either side. */
export function normalTwoSided(deviations: number): number {
  return erfc(Math.abs(deviations) / Math.SQRT2);
}

/** The chance of a normal deviate at or below. */
export function normalBelow(deviations: number): number {
  return erfc(-deviations / Math.SQRT2) / 2;
}

/** The chance of at least so many of `trials`, each with this chance. */
export function binomialAtLeast(count: number, trials: number, chance: number): number {
  let sum = 0;
  for (let hits = trials; hits >= count; hits -= 1) {
    const ways = logGamma(trials + 1) - logGamma(hits + 1) - logGamma(trials - hits + 1);
    sum += Math.exp(ways + hits * Math.log(chance) + (trials - hits) * Math.log1p(-chance));
  }
  return Math.min(1, sum);
}
