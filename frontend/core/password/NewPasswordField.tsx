import { type ComponentProps, useEffect, useState } from 'react';
import { PasswordField } from '#frontend/ui/forms/PasswordField.tsx';
import { StrengthMeter } from '#frontend/ui/forms/StrengthMeter.tsx';
import { PASSWORD_MIN } from '#shared/features/auth.ts';
import type { PasswordStrength } from '#shared/features/password-strength.ts';

type Judge = (password: string, email: string) => PasswordStrength;

interface NewPasswordFieldProps extends ComponentProps<typeof PasswordField> {
  /** What is typed at the moment, and the address it is for. */
  password: string;
  email: string;
}

/** Keeps the place until the check is loaded: the button below must not move while it is pressed. */
const LOADING = { score: 0, label: '' } as const;

const METER = {
  refused: { score: 1, label: 'Too easy to guess' },
  weak: { score: 2, label: 'Weak' },
  fair: { score: 3, label: 'Good' },
  strong: { score: 4, label: 'Strong' },
} as const;

/** A field for a new password, with a strength hint. The strength check is loaded at the first focus. */
export function NewPasswordField({ password, email, ...field }: NewPasswordFieldProps) {
  const [judge, setJudge] = useState<Judge>();
  const [failed, setFailed] = useState(false);
  const [focused, setFocused] = useState(false);
  // A password may have been typed before the page was hydrated.
  const needed = focused || password !== '';
  useEffect(() => {
    if (!needed) return;
    import('#shared/features/password-strength.ts').then(
      ({ passwordStrength }) => setJudge(() => passwordStrength),
      () => setFailed(true), // Then there is no hint; the rules are checked on submit.
    );
  }, [needed]);
  const meter =
    password === ''
      ? undefined
      : password.length < PASSWORD_MIN
        ? ({ score: 1, label: 'Too short' } as const)
        : judge
          ? METER[judge(password, email)]
          : failed
            ? undefined
            : LOADING;
  return (
    <PasswordField
      {...field}
      onFocus={() => setFocused(true)}
      autoComplete="new-password"
      hint={`At least ${PASSWORD_MIN} characters. A phrase of several words works well.`}
      strength={meter && <StrengthMeter {...meter} />}
    />
  );
}
