import * as v from 'valibot';
import {
  choiceOf,
  fourOnHome,
  idSchema,
  listOf,
  requiredText,
} from '@/content/fields/field-schemas';
import { valueIcons } from './value-icons';

export const valuesSchema = v.object({
  values: v.pipe(
    listOf(
      v.object({
        id: idSchema,
        name: requiredText('a name', 40),
        icon: choiceOf(valueIcons, 'Choose an icon.'),
        description: requiredText('a description', 120),
        details: requiredText('the details', 400),
        onHome: v.boolean(),
      }),
      { one: 'value', min: 4, max: 8 },
    ),
    fourOnHome('values'),
  ),
});

export type ValuesContent = v.InferOutput<typeof valuesSchema>;
