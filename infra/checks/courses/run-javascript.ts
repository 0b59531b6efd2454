import { createRequire } from 'node:module';
import { format } from 'node:util';
import { runInNewContext } from 'node:vm';
import { transformSync } from 'esbuild';

const load = createRequire(import.meta.url);
/** What the code of a course may import. */
const MODULES = ['react', 'react/jsx-runtime', 'react-dom/server'];

/** The time of the code that is run: a timer is due as soon as everything before it is done. */
const simulatedTime = () => {
  const waiting: { readonly at: number; readonly run: () => void }[] = [];
  let now = 0;
  return {
    setTimeout: (run: (...given: unknown[]) => void, milliseconds = 0, ...given: unknown[]) => {
      waiting.push({ at: now + milliseconds, run: () => run(...given) });
    },
    /** Runs all timers, each after the promises of the one before it. */
    pass: async () => {
      for (;;) {
        await new Promise(setImmediate);
        const [next] = waiting.toSorted((a, b) => a.at - b.at);
        if (!next) return;
        waiting.splice(waiting.indexOf(next), 1);
        now = next.at;
        next.run();
      }
    },
  };
};

/**
 * What a program prints by `console.log`, line by line.
 * @param language `js` or `jsx`
 * @throws what the program throws, or that it imports another module
 */
export const printedByJavaScript = async (language: 'js' | 'jsx', code: string): Promise<string> => {
  const { code: script } = transformSync(code, { loader: language, format: 'cjs', jsx: 'automatic' });
  const printed: string[] = [];
  const time = simulatedTime();
  runInNewContext(script, {
    console: { log: (...values: unknown[]) => printed.push(format(...values)) },
    require: (name: string): unknown => {
      if (!MODULES.includes(name)) throw new Error(`The code of a course cannot import ${name}.`);
      return load(name);
    },
    setTimeout: time.setTimeout,
    FormData,
    Response,
  });
  await time.pass();
  return printed.join('\n');
};
