import type { FieldErrors, FieldValues, UseFormReturn } from 'react-hook-form';
import { type GenericSchema, getDotPath, safeParse } from 'valibot';
import { listProblems } from '@/admin/publishing/problems';

// React Hook Form's own modes validate no list when a field within it changes, and every field of an
// item that has just been added.

type Form = UseFormReturn<FieldValues>;

/** Validates a field that has lost the focus, and the lists around it ("four of them on the home page"). */
export function checkAfterBlur(form: Form, schema: GenericSchema, name: string): void {
  check(form, schema, [name, ...listsAround(name)]);
}

/** Validates what already shows an error: in a changed field or list, and anywhere in the list around it. */
export function checkAfterChange(form: Form, schema: GenericSchema, name: string): void {
  const outermost = listsAround(name).at(-1) ?? name;
  const shown = form.getFieldState(outermost).error as FieldErrors | undefined;
  const problems = listProblems({ root: shown } as FieldErrors, outermost);
  check(
    form,
    schema,
    problems.map((problem) => problem.name),
  );
}

function check(form: Form, schema: GenericSchema, names: readonly string[]) {
  if (names.length === 0) return;
  const messages = readMessages(schema, form.getValues());
  for (const name of names) show(form, name, messages.get(name));
}

/** The first message for each field, as on publishing. */
function readMessages(schema: GenericSchema, content: unknown): Map<string, string> {
  const issues = safeParse(schema, content).issues ?? [];
  return new Map(
    issues.map((issue) => [getDotPath(issue) ?? '', issue.message] as const).reverse(),
  );
}

function shownMessage(form: Form, name: string): string | undefined {
  const { error } = form.getFieldState(name);
  return error?.root?.message ?? error?.message;
}

function show(form: Form, name: string, message: string | undefined) {
  if (shownMessage(form, name) === message) return;
  const { error } = form.getFieldState(name);
  const place = error?.root || Array.isArray(form.getValues(name)) ? `${name}.root` : name;
  if (message !== undefined) form.setError(place, { type: 'schema', message });
  else form.clearErrors(error?.root ? place : name);
}

/** `services.0.features.1.text` → services.0.features, services */
function listsAround(name: string): string[] {
  const parts = name.split('.');
  return parts
    .flatMap((part, at) => (/^\d+$/.test(part) ? [parts.slice(0, at).join('.')] : []))
    .reverse();
}
