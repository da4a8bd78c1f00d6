// Scores how well an account is guarded: the guards that are set up, each by its weight, out of a
// hundred.

export interface GuardsUp {
  readonly hasPassword: boolean;
  readonly hasPaymentPassword: boolean;
  readonly mobileVerified: boolean;
  readonly emailVerified: boolean;
  readonly hasFactor: boolean;
}

const weights: Readonly<Record<keyof GuardsUp, number>> = {
  hasPassword: 20,
  hasPaymentPassword: 15,
  mobileVerified: 20,
  emailVerified: 15,
  hasFactor: 30,
};

export function strengthOf(guards: GuardsUp): number {
  const up = Object.entries(weights).filter(([guard]) => guards[guard as keyof GuardsUp]);
  return up.reduce((sum, [, weight]) => sum + weight, 0);
}
