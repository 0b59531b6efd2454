import { useTheme } from '#frontend/core/theme/useTheme.ts';
import { FormSection } from '#frontend/ui/forms/FormSection.tsx';
import { RadioGroup } from '#frontend/ui/forms/RadioGroup.tsx';

const THEMES = [
  { value: 'system', label: 'System', description: 'As your device' },
  { value: 'light', label: 'Light', description: 'Ink on paper' },
  { value: 'dark', label: 'Dark', description: 'Easier at night' },
] as const;

/** Light or dark, in this browser. */
export function ThemeSetting() {
  const [theme, setTheme] = useTheme();
  return (
    <FormSection title="Appearance" description="Holds in this browser, at once.">
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
