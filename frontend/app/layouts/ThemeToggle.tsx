import type { Theme } from '#frontend/core/theme/theme.ts';
import { useTheme } from '#frontend/core/theme/useTheme.ts';
import { Tooltip } from '#frontend/ui/overlays/Tooltip.tsx';
import { MonitorIcon, MoonIcon, SunIcon } from '#frontend/ui/style/icons.ts';

const LABELS: Readonly<Record<Theme, string>> = {
  system: 'Theme: system',
  light: 'Theme: light',
  dark: 'Theme: dark',
};

/**
 * Goes round through the themes: the system's, light, dark. CSS chooses the icon and the words by the theme that the
 * page has, and theme.ts listens for the click: both hold before React has arrived.
 */
export function ThemeToggle() {
  const [theme] = useTheme();
  return (
    <Tooltip text={LABELS[theme]}>
      <button
        type="button"
        data-theme-switch
        className="flex size-10 items-center justify-center rounded-control text-muted transition-colors hover:bg-neutral-soft hover:text-text"
      >
        <span className="theme-dark:hidden theme-light:hidden">
          <MonitorIcon aria-hidden="true" className="size-5" />
          <span className="sr-only">{LABELS.system}</span>
        </span>
        <span className="hidden theme-light:inline">
          <SunIcon aria-hidden="true" className="size-5" />
          <span className="sr-only">{LABELS.light}</span>
        </span>
        <span className="hidden theme-dark:inline">
          <MoonIcon aria-hidden="true" className="size-5" />
          <span className="sr-only">{LABELS.dark}</span>
        </span>
      </button>
    </Tooltip>
  );
}
