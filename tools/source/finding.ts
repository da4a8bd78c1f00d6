// A finding of a check at one place in the code: which rule, why it is a rule, and what to do.

export interface Finding {
  readonly file: string;
  readonly line: number;
  readonly rule: string;
  readonly reason: string;
  readonly fix: string;
}

export const printFinding = ({ file, line, rule, reason, fix }: Finding): string =>
  `${file}:${line} ${rule}: ${reason}. Fix: ${fix}.`;
