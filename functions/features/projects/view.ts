import type { ProjectRecord } from '#functions/parts/projects/repository.ts';
import { placeOf } from '#functions/parts/reviews/queue.ts';
import { waitsNow } from '#functions/parts/reviews/waits.ts';
import { waitsForReview } from '#shared/features/projects/rules.ts';
import type { Project } from '#shared/features/projects/schema.ts';

/** A project as its student sees it in a list, with its place while it waits. */
export const shownProject = async (record: ProjectRecord, now: Date): Promise<Project> => {
  const { round, fieldsVersion, history: _, decided: __, ...project } = record;
  const waits = waitsForReview(project.status);
  return {
    ...project,
    version: fieldsVersion,
    place:
      project.status === 'pending_review' && round
        ? await placeOf({ projectId: project.id, enteredAt: round.enteredAt })
        : null,
    waits: waits ? await waitsNow(now) : null,
  };
};
