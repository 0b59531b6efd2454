import type { Finding, Place } from '#shared/features/authoring/schema.ts';

/** Where something is found: in words, and by its numbers. */
export interface At {
  readonly where: string;
  readonly place: Place;
}

export const ABOUT: At = { where: 'About', place: {} };
export const TASK: At = { where: 'Task', place: {} };

/** A lesson, from 1. */
export const lessonAt = (lesson: number): At => ({ where: `Lesson ${lesson}`, place: { lesson } });

/** An exercise of a lesson, from 1, which students know by its number through the course. */
export const exerciseAt = (lesson: number, exercise: number, number: number): At => ({
  where: `Lesson ${lesson}, exercise ${number}`,
  place: { lesson, exercise },
});

export const objectiveAt = (objective: number): At => ({
  where: `Objective ${objective}`,
  place: { objective },
});

export const questionAt = (objective: number, question: number): At => ({
  where: `Objective ${objective}, question ${question}`,
  place: { objective, question },
});

export const error = (at: At, message: string): Finding => ({ level: 'error', ...at, message });
export const warning = (at: At, message: string): Finding => ({ level: 'warning', ...at, message });
