import { start } from './start.tsx';
import { listenForThemeSwitch } from './theme.ts';

// The entry of the pages that are not rendered at build time; those that are begin at door.ts.
listenForThemeSwitch();
void start();
