// The columns of rows that prepared statements read, by name: `select *` would break, in a process
// that prepared it, when a newer version adds a column.

/** Every column of a row, once: one that is left out does not compile. */
export const columnsOf = <Row>(
  columns: Readonly<Record<keyof Row & string, true>>,
): readonly string[] => Object.keys(columns);

/** As a statement lists them, each of the table that goes by this name there. */
export const columnsText = (columns: readonly string[], of?: string): string =>
  columns.map((column) => (of === undefined ? column : `${of}.${column}`)).join(', ');
