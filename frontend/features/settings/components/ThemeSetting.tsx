import { useTheme } from '#frontend/core/theme/useTheme.ts';
import { FormSection } from '#frontend/ui/forms/FormSection.tsx';
import { RadioGroup } from '#frontend/ui/forms/RadioGroup.tsx';

const THEMES = [
  { value: 'system', label: 'System', description: 'Match your device' },
  { value: 'light', label: 'Light', description: 'Dark text on a light background' },
  { value: 'dark', label: 'Dark', description: 'Light text on a dark background' },
] as const;

/** Light or dark, in this browser. */
export function ThemeSetting() {
  const [theme, setTheme] = useTheme();
  return (
    <FormSection title="Appearance" description="Applies to this browser only.">
      <RadioGroup
        label="Theme"
        name="theme"
        columns={3}
        options={THEMES}
        value={theme}
        onChange={({ target }) => {
          const chosen = THEMES.find(({ value }) => value === target.value);
          if (chosen) setTheme(chosen.value);
        }}
      />
    </FormSection>
  );
}
