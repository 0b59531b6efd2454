import { kept, table } from './table.ts';

/** How soon the first lesson of a course can be read: medians in milliseconds. */
export interface LessonFigures {
  readonly visits: number;
  readonly ms: {
    /** From pressing Start course on its page. */
    readonly press: number;
    /** By its address, without anything in the cache. */
    readonly address: number;
    /** A bare page with the same text and font, likewise. */
    readonly bare: number;
  };
}

/** How much later than a bare page the lesson may be readable. */
const RATIO = 1.15;

/** The part of the benchmarks about the first lesson, with its heading. */
export const lessonReport = (
  { visits, ms: { press, address, bare } }: LessonFigures,
  day: string,
): string => {
  const row = (what: string, ms: number, toReach = '') => [
    what,
    Math.round(ms),
    (ms / bare).toFixed(2),
    toReach,
  ];
  return `## How soon the first lesson can be read

Measured on ${day}: the first lesson of “React essentials” in a browser that is held back like a phone, the medians of ${visits} visits in
turns, until its first words are painted. A student starts a course on its page, which loads the lesson ahead. By its address a first
visit loads the app first; a lesson needs a session, so that no visitor lands on one.

${table(
  ['lesson', 'ms', 'ratio', 'to reach'],
  [
    row('by pressing Start course', press, `≤ ${RATIO}: ${kept(press / bare <= RATIO)}`),
    row('by its address, a first visit', address),
    row('a bare page of the same text and font', bare),
  ],
)}`;
};
