import { PasswordField } from './password-field';

const minimumPasswordLength = 6;

export function NewPasswordField({ label = 'Password' }: { label?: string }) {
  return (
    <PasswordField
      label={label}
      name="password"
      autoComplete="new-password"
      minLength={minimumPasswordLength}
      hint={`At least ${minimumPasswordLength} characters.`}
      required
    />
  );
}
