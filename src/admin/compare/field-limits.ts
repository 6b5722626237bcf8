import type { GenericSchema } from 'valibot';
import { isRecord, ownValue } from '@/lib/is-record';

/** The maximum length of a text by its form name (`slides.0.title`); undefined without a limit. */
export function textLimit(schema: GenericSchema, name: string): number | undefined {
  const field = fieldSchema(schema, name);
  return ownValue(field, 'type') === 'string' ? requirement(field, 'max_length') : undefined;
}

/** The limits of a list by its form name: `slides`, `stories.0.figures`. */
export function listLimits(schema: GenericSchema, name: string): { min: number; max: number } {
  const field = fieldSchema(schema, name);
  const isList = ownValue(field, 'type') === 'array';
  return {
    min: (isList && requirement(field, 'min_length')) || 0,
    max: (isList && requirement(field, 'max_length')) || Number.POSITIVE_INFINITY,
  };
}

function fieldSchema(schema: unknown, name: string): unknown {
  return name
    .split('.')
    .reduce<unknown>((outer, key) => unwrapped(schemaWithin(outer, key)), schema);
}

/** Without valibot's `optional()`. */
function unwrapped(schema: unknown): unknown {
  return ownValue(schema, 'type') === 'optional' ? ownValue(schema, 'wrapped') : schema;
}

/** The schema of a key of an object, an index of a list, or a key of any alternative of a variant. */
function schemaWithin(schema: unknown, key: string): unknown {
  if (!isRecord(schema)) return undefined;
  const { type, entries, item, items, options } = schema;
  if (type === 'object') return ownValue(entries, key);
  if (type === 'array') return /^\d+$/.test(key) ? item : undefined;
  if (type === 'tuple' && Array.isArray(items)) return items[Number(key)];
  if (type === 'variant' && Array.isArray(options)) {
    return options.map((option) => schemaWithin(option, key)).find(Boolean);
  }
  return undefined;
}

/** The requirement of an action (`max_length`) in a schema's pipe, or in pipes nested at its start. */
function requirement(step: unknown, type: string): number | undefined {
  const steps = ownValue(step, 'pipe');
  if (Array.isArray(steps)) {
    // The first step of a pipe is its schema without the pipe.
    return steps.map((inner) => requirement(inner, type)).find((found) => found !== undefined);
  }
  const asked = ownValue(step, 'requirement');
  return ownValue(step, 'type') === type && typeof asked === 'number' ? asked : undefined;
}
