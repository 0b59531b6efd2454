import { canMove } from '#shared/core/workflow.ts';
import { type ApplicationActor, type ApplicationStatus, applicationWorkflow } from './rules.ts';

interface Step {
  readonly status: ApplicationStatus;
  /** Missing in histories of which only the steps that hold are left: none of them takes another one back. */
  readonly by?: ApplicationActor | undefined;
}

/**
 * Whether a step of an application's history took the one before it back: the workflow allows no such step forward. One who
 * applies again after a withdrawal begins another history, so a step after a withdrawal undoes it.
 */
export const isUndo = (history: readonly Step[], index: number): boolean => {
  const [before, step] = [history[index - 1], history[index]];
  if (!before || !step) return false;
  if (before.status === 'withdrawn') return true;
  return step.by !== undefined && !canMove(applicationWorkflow, before.status, step.status, step.by);
};

/** Whether a step was taken back by the next one. */
export const isUndone = (history: readonly Step[], index: number): boolean => isUndo(history, index + 1);
