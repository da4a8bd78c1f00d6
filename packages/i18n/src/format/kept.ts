// The browser's formatters, each made once: making one takes longer than a hundred uses, and a page
// of games writes the same kind of figure a hundred times.

const made = new Map<string, unknown>();

/** The same formatter for the same kind, language and options. */
export function kept<const Options extends object, Form>(
  Form: { new (tag: string, options: Options): Form; readonly name: string },
  tag: string,
  options: Options,
): Form {
  const key = `${Form.name} ${tag} ${JSON.stringify(options)}`;
  const known = made.get(key) as Form | undefined;
  if (known !== undefined) return known;
  const form = new Form(tag, options);
  made.set(key, form);
  return form;
}
