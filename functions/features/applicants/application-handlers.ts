import { assign } from './assign.ts';
import { interviews } from './interviews.ts';
import { addNote, notes } from './notes.ts';
import { one } from './one.ts';
import { saveScorecard } from './scorecards.ts';
import { setStatus, setStatuses, undo } from './status.ts';

/** What the first request for one application loads, in one part: each part of a bundle takes its time to find and read. */
export const handlers = {
  one,
  setStatus,
  setStatuses,
  undo,
  notes,
  addNote,
  assign,
  saveScorecard,
  interviews,
};
