import type { ScoreRows } from './page.ts';

/**
 * How well opportunities suit a person with these skills (in lower case), as `rank` compares them: by the share of the asked
 * skills that the person has, and among equals by their number.
 */
export const scoreBySkills =
  (skills: readonly string[]): ScoreRows =>
  ({ skills: asked }) => {
    const has = new Uint8Array(asked.values.length);
    for (const skill of skills) {
      const code = asked.codeOf(skill);
      if (code !== undefined) has[code] = 1;
    }
    return (row) => {
      const [from, to] = [asked.starts[row] ?? 0, asked.starts[row + 1] ?? 0];
      let matched = 0;
      for (let i = from; i < to; i++) matched += has[asked.codes[i] ?? 0] ?? 0;
      return to === from ? 0 : (1000 * matched) / (to - from) + matched;
    };
  };
