import * as v from 'valibot';
import {
  choiceOf,
  fourOnHome,
  itemOf,
  listOf,
  onHomeSchema,
  requiredText,
} from '@/content/fields/field-schemas';
import { capitalised } from '@/lib/words';
import { type ValueIcon, valueIcons } from './value-icons';

const iconLabels = Object.fromEntries(
  Object.keys(valueIcons).map((name) => [name, capitalised(name.replace('-', ' '))]),
) as Record<ValueIcon, string>;

export const valuesSchema = v.object({
  values: v.pipe(
    listOf(
      'Values',
      itemOf({
        name: requiredText('Name', 40),
        icon: choiceOf('Icon', iconLabels),
        description: requiredText('Short description', 120),
        details: requiredText('Details', 400, 'the details'),
        onHome: onHomeSchema,
      }),
      { one: 'value', min: 4, max: 8, preset: { icon: 'award' } },
    ),
    fourOnHome(),
  ),
});
