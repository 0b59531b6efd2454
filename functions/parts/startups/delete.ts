import { deletePartition } from '#functions/core/delete-partition.ts';
import { documentsPartition } from './documents.ts';
import { assumptionsKey } from './lists.ts';
import { notesPartition } from './notes.ts';
import { startupKey } from './repository.ts';

/** Deletes a startup with all that belongs to it; repeated, what an interrupted deletion left. */
export const deleteStartup = async (id: string): Promise<void> => {
  const partitions = [
    notesPartition(id),
    documentsPartition(id),
    assumptionsKey(id).pk,
    // The memberships are in it, by which the startup is found again.
    startupKey(id).pk,
  ];
  for (const partition of partitions) await deletePartition(partition);
};
