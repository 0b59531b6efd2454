import { expect, it, vi } from 'vitest';
import { COURSES } from './course-folders.ts';
import { printedByJavaScript } from './run-javascript.ts';
import { allRunnable, comparable } from './runnable.ts';

/* The JavaScript that courses show is run: learners should be able to trust every output. */

const isJavaScript = (language: string): language is 'js' | 'jsx' => language === 'js' || language === 'jsx';

it.each(COURSES.flatMap(allRunnable).filter(({ language }) => isJavaScript(language)))(
  '$place prints what the course says',
  async ({ language, code, output }) => {
    // React writes its warnings there.
    const warned = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const printed = isJavaScript(language) ? await printedByJavaScript(language, code) : '';
    expect(comparable(printed)).toBe(comparable(output));
    expect(warned).not.toHaveBeenCalled();
    warned.mockRestore();
  },
);

it('runs timers in the order of their times, without waiting', async () => {
  const code =
    'setTimeout(() => console.log("late"), 5e9); setTimeout(console.log, 10, "early"); console.log("now");';
  expect(await printedByJavaScript('js', code)).toBe('now\nearly\nlate');
});
