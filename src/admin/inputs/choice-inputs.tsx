import { useFormContext, useWatch } from 'react-hook-form';
import { Checkbox } from '@/components/ui/checkbox';
import { Field } from '@/components/ui/field';
import { type ValueIcon, valueIcons } from '@/content/sections/values/value-icons';
import { useField } from './use-field';

export function CheckInput({ name }: { name: string }) {
  const { register } = useFormContext();
  const { label } = useField<'switch'>(name);
  return <Checkbox label={label} {...register(name)} />;
}

/** The link beside a choice of network has to fit the network, so it is validated again. */
export function ChoiceInput({ name }: { name: string }) {
  const { register } = useFormContext();
  const { label, choices, error } = useField<'choice'>(name);
  return (
    <Field label={label} error={error} required>
      {(control) => (
        <select {...control} {...register(name, { deps: name.replace(/\w+$/, 'href') })}>
          {Object.entries(choices).map(([choice, name]) => (
            <option key={choice} value={choice}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

export function IconChoice({ name }: { name: string }) {
  const { setValue } = useFormContext();
  const chosen: unknown = useWatch({ name });
  const { label, choices } = useField<'choice'>(name);
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">{label}</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(2.75rem,1fr))] gap-2">
        {Object.entries(choices).map(([icon, iconLabel]) => {
          const Icon = valueIcons[icon as ValueIcon];
          return (
            <label
              key={icon}
              title={iconLabel}
              className="relative grid h-11 place-items-center rounded-xl border border-line text-stone hover:border-edge has-checked:border-leaf has-checked:bg-leaf has-checked:text-paper has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-ember forced-colors:has-checked:outline"
            >
              <input
                type="radio"
                name={name}
                value={icon}
                // Controlled, because two list items that are being swapped briefly share a group name. The browser then
                // unchecks a radio button.
                checked={icon === chosen}
                onChange={() => setValue(name, icon, { shouldDirty: true, shouldValidate: true })}
                className="absolute inset-0 size-full opacity-0"
              />
              <Icon aria-hidden className="size-5" />
              <span className="sr-only">{iconLabel}</span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
