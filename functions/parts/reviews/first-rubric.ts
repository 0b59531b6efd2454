import { CRITERION_IDS, RUBRIC_CRITERIA, type RubricCriterion } from '#shared/core/rubric.ts';
import type { Rubric } from '#shared/features/reviews/schema.ts';

/** What a reviewer can observe at each score, from 0 to 5. */
type Anchors = readonly [string, string, string, string, string, string];

const ANCHORS: Readonly<Record<RubricCriterion, Anchors>> = {
  codeQuality: [
    'There is no source code to read, or it does not build or start as it is.',
    'The code runs, but most of it is in one file or function, names do not say what things are, and blocks are copied.',
    'There are functions and files, but you must read the bodies to learn what they do, and errors and edge cases are ignored.',
    'Names and files say what they contain; a few functions do several things; failures of input or network are handled in some places.',
    'Small functions with one task each, failures handled where they occur, and tests for the main path that pass.',
    'You could change a rule in one place within an hour; tests cover failures too, and a linter or type checker runs clean.',
  ],
  functionality: [
    'The program does not start, or its first step fails.',
    'It starts, but the task that the description names cannot be completed.',
    'The main task works with the example from the description; other ordinary input breaks it.',
    'The main task works with your own input; at least one feature that the description names is missing or fails.',
    'Everything that the description names works; wrong or empty input gets a message and loses nothing.',
    'Everything works, also reloaded, offline or slow, and with far more data than the example; you found no failure in 15 minutes.',
  ],
  design: [
    'There is nothing to use: no interface, no command with help, and no documented function.',
    'You could not find out how to begin without reading the source.',
    'You could begin, but labels, order or output were misleading at least twice, or a phone or the keyboard cannot be used.',
    'The main task is clear; spacing, names or formats differ between parts, and errors do not say what to do.',
    'Parts look and behave alike, errors say what to do, and the main task works on a phone and by keyboard.',
    'A first-time user completes the main task without help; empty, loading and error states are designed, and contrast and focus hold.',
  ],
  documentation: [
    'There is no documentation.',
    'A title or a template that was not filled in; you guessed how to run it.',
    'It says what the project is, but a step of the setup is missing or wrong.',
    'You ran it by following the steps; what it needs (versions, keys, data) is listed in part.',
    'Setup, use with an example, and limits are described and correct; comments say why where the code is unusual.',
    'It also explains the main decisions with the alternatives, and how to test and change it; everything you tried was as described.',
  ],
  innovation: [
    'It is a tutorial or a template without a change.',
    'A known exercise with other texts or colours.',
    'A known kind of program with one addition of its own that you can name.',
    'A familiar solution for a problem that the author or a named user has, with choices that fit it.',
    'A part of the solution is the author’s own idea, and the project shows that it works better than the obvious way.',
    'A new approach with evidence, such as measurements or users, that others could build on.',
  ],
};

/** The first version of the rubric, which is part of the code. Later ones are records. */
export const FIRST_RUBRIC: Rubric = {
  version: 1,
  publishedAt: '2026-09-01T08:00:00.000Z',
  criteria: CRITERION_IDS.map((criterion) => ({
    criterion,
    ...RUBRIC_CRITERIA[criterion],
    anchors: [...ANCHORS[criterion]],
  })),
};
