import { useFormContext, useWatch } from 'react-hook-form';
import { Checkbox } from '@/admin/inputs/checkbox';
import { Alert } from '@/components/ui/alert';
import { type ValueIcon, valueIcons } from '@/content/sections/values/value-icons';
import { useField } from './use-field';

export function CheckInput({ name }: { name: string }) {
  const { register } = useFormContext();
  const { label } = useField<'switch'>(name);
  return <Checkbox label={label} {...register(name)} />;
}

export function ChoiceInput({ name }: { name: string }) {
  const { setValue, trigger } = useFormContext();
  const chosen: unknown = useWatch({ name });
  const { label, choices, error } = useField<'choice'>(name);

  function choose(choice: string) {
    setValue(name, choice, { shouldDirty: true });
    // The link beside a choice of network has to fit the network, so it is validated again.
    void trigger([name, name.replace(/\w+$/, 'href')]);
  }

  return (
    <fieldset>
      <legend className="mb-2 font-semibold">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {Object.entries(choices).map(([choice, choiceLabel]) => {
          const Icon = name.endsWith('.icon') && valueIcons[choice as ValueIcon];
          return (
            <label
              key={choice}
              title={choiceLabel}
              className="relative grid h-11 min-w-11 place-items-center rounded-xl border border-line px-3 text-stone hover:border-edge has-checked:border-leaf has-checked:bg-leaf has-checked:text-paper has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-ember forced-colors:has-checked:outline"
            >
              <input
                type="radio"
                name={name}
                value={choice}
                // Controlled: items that swap places briefly share a group name, and the browser unchecks a button.
                checked={choice === chosen}
                onChange={() => choose(choice)}
                className="absolute inset-0 size-full opacity-0"
              />
              {Icon && <Icon className="size-5" />}
              <span className={Icon ? 'sr-only' : undefined}>{choiceLabel}</span>
            </label>
          );
        })}
      </div>
      {error && <Alert>{error}</Alert>}
    </fieldset>
  );
}
