import { useTheme } from '#frontend/core/theme/useTheme.ts';
import { useMedia } from '#frontend/ui/hooks/useMedia.ts';
import { Tooltip } from '#frontend/ui/overlays/Tooltip.tsx';
import { MoonIcon, SunIcon } from '#frontend/ui/style/icons.ts';

const TO_LIGHT = 'Switch to light theme';
const TO_DARK = 'Switch to dark theme';

/**
 * Changes between light and dark; the settings also have the system's theme. CSS chooses the icon and the words by how
 * the page looks, and theme.ts listens for the click: both work before React has arrived.
 */
export function ThemeToggle() {
  const [theme] = useTheme();
  const systemDark = useMedia('(prefers-color-scheme: dark)', false);
  const dark = theme === 'system' ? systemDark : theme === 'dark';
  return (
    <Tooltip text={dark ? TO_LIGHT : TO_DARK}>
      <button
        type="button"
        data-theme-switch
        className="flex size-10 items-center justify-center rounded-control text-muted transition-colors hover:bg-neutral-soft hover:text-text"
      >
        <span className="looks-dark:hidden">
          <MoonIcon aria-hidden="true" className="size-5" />
          <span className="sr-only">{TO_DARK}</span>
        </span>
        <span className="hidden looks-dark:inline">
          <SunIcon aria-hidden="true" className="size-5" />
          <span className="sr-only">{TO_LIGHT}</span>
        </span>
      </button>
    </Tooltip>
  );
}
