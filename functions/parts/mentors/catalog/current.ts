import { CatalogReader } from '#functions/core/catalog/reader.ts';
import type { MentorCatalog } from './catalog.ts';
import { READ_MENTORS } from './snapshot.ts';
import { SNAPSHOTS, STORAGE } from './storage.ts';

const reader = new CatalogReader(READ_MENTORS, STORAGE, SNAPSHOTS.repair);

/**
 * The directory of this instance of the function, as of now and at least up to the entry `atLeast` of the log; undefined
 * while no snapshot can be read.
 */
export const currentMentors = (now: Date, atLeast?: number): Promise<MentorCatalog | undefined> =>
  reader.current(now, atLeast);

/** Has the skills of all mentors read again after a change of the vocabulary, with the next snapshot. */
export const expectSkills = (version: string, now: Date): Promise<void> => reader.expectTerms(version, now);
