// Reads single values of the environment. A wrong value is noted in a sentence that says what is
// right, so that the operator sees all wrong values at once.

export type Variables = Readonly<Record<string, string | undefined>>;

export interface Values {
  readonly faults: readonly string[];
  /** Notes what is wrong beyond one value. */
  blame(fault: string): void;
  text(name: string): string | undefined;
  whole(name: string, otherwise: number, max: number): number;
  oneOf<const T extends string>(name: string, values: readonly [T, ...T[]]): T;
  list(name: string): readonly string[];
  /** An address that begins with one of these schemes, e.g. `https:`. */
  url(name: string, schemes: readonly string[]): URL | undefined;
}

export function valuesOf(variables: Variables): Values {
  const faults: string[] = [];
  const text = (name: string) => variables[name] || undefined;
  return {
    faults,
    blame: (fault) => void faults.push(fault),
    text,
    whole(name, otherwise, max) {
      const given = text(name);
      if (given === undefined) return otherwise;
      const value = Number(given);
      if (Number.isInteger(value) && value >= 0 && value <= max) return value;
      faults.push(`${name} must be a whole number from 0 to ${max}, not "${given}".`);
      return otherwise;
    },
    oneOf(name, values) {
      const given = text(name) ?? values[0];
      const found = values.find((value) => value === given);
      if (found === undefined) {
        faults.push(`${name} must be one of ${values.join(', ')}, not "${given}".`);
      }
      return found ?? values[0];
    },
    list: (name) =>
      (text(name) ?? '')
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean),
    url(name, schemes) {
      const given = text(name);
      if (given === undefined) return undefined;
      const found = URL.parse(given);
      if (found !== null && schemes.includes(found.protocol) && found.hostname !== '') return found;
      // What stands there may hold a password: it is not said again.
      faults.push(`${name} must be an address that begins with ${schemes.join('// or ')}//.`);
      return undefined;
    },
  };
}
