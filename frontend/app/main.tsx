import { listenForThemeSwitch } from '#frontend/core/theme/theme.ts';
import { start } from './start.tsx';

// The entry of the pages that are not rendered at build time; those that are begin at publicEntry.ts.
listenForThemeSwitch();
void start();
