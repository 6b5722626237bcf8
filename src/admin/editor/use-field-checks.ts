import { useEffect } from 'react';
import type { FieldErrors, FieldValues, UseFormReturn } from 'react-hook-form';
import { type GenericSchema, getDotPath, safeParse } from 'valibot';
import { listProblems } from '@/admin/publishing/problems';

type Form = UseFormReturn<FieldValues>;

/**
 * Looks at a field when it is left, and from then on while it changes; and so at the rules of the lists
 * that it is in, such as four of them on the home page. With `all`, at everything at each change.
 * The form library's own modes look at no list when a field within it changes, and at every field of an
 * item that has just been added. Returns what to call when a field is left.
 */
export function useFieldChecks(form: Form, schema: GenericSchema, all: boolean) {
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ name }) => {
          if (all) void form.trigger();
          else if (name) check(form, schema, shownWithin(form, name));
        },
      }),
    [form, schema, all],
  );
  return (name: string) => check(form, schema, [name, ...listsAround(name)]);
}

/** Brings the errors of these fields and lists up to date. */
function check(form: Form, schema: GenericSchema, names: readonly string[]) {
  if (names.length === 0) return;
  const messages = readMessages(schema, form.getValues());
  for (const name of names) show(form, name, messages.get(name));
}

function readMessages(schema: GenericSchema, content: unknown): Map<string, string> {
  const issues = safeParse(schema, content).issues ?? [];
  const messages = new Map<string, string>();
  for (const issue of issues) {
    const name = getDotPath(issue) ?? '';
    // The first that is said of a field, as on publishing.
    if (!messages.has(name)) messages.set(name, issue.message);
  }
  return messages;
}

function show(form: Form, name: string, message: string | undefined) {
  const { error } = form.getFieldState(name);
  if ((error?.root?.message ?? error?.message) === message) return;
  const place = error?.root || Array.isArray(form.getValues(name)) ? `${name}.root` : name;
  if (message !== undefined) form.setError(place, { type: 'schema', message });
  else form.clearErrors(error?.root ? place : name);
}

/** Where errors show within a field or list, and in the lists around it. */
function shownWithin(form: Form, name: string): string[] {
  const own = form.getFieldState(name).error as FieldErrors | undefined;
  return [
    ...listProblems({ root: own } as FieldErrors, name).map((problem) => problem.name),
    ...listsAround(name).filter((list) => {
      const { error } = form.getFieldState(list);
      return error?.root?.message ?? error?.message;
    }),
  ];
}

/** `services.0.features.1.text` → services.0.features, services */
function listsAround(name: string): string[] {
  const parts = name.split('.');
  return parts
    .flatMap((part, at) => (/^\d+$/.test(part) ? [parts.slice(0, at).join('.')] : []))
    .reverse();
}
