import { MonitorIcon, MoonIcon, SunIcon } from '#frontend/ui/icons.ts';
import { Tooltip } from '#frontend/ui/Tooltip.tsx';
import { THEMES, useTheme } from './useTheme.ts';

const ICONS = { system: MonitorIcon, light: SunIcon, dark: MoonIcon };
const LABELS = {
  system: 'Theme: as the system',
  light: 'Theme: light',
  dark: 'Theme: dark',
};

/** Goes round through the themes: the system's, light, dark. */
export function ThemeToggle() {
  const [theme, setTheme] = useTheme();
  const Icon = ICONS[theme];
  const next = THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length] ?? 'system';
  return (
    <Tooltip text={LABELS[theme]}>
      <button
        type="button"
        aria-label={LABELS[theme]}
        onClick={() => setTheme(next)}
        className="flex size-10 items-center justify-center rounded-control text-muted transition-colors hover:bg-neutral-soft hover:text-text"
      >
        <Icon aria-hidden="true" className="size-5" />
      </button>
    </Tooltip>
  );
}
