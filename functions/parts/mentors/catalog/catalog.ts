import { type Beginning, RecordCatalog, type Shape } from '#functions/core/catalog/catalog.ts';
import { valuesAt } from '#functions/core/catalog/columns.ts';
import { fitOf, type Seeker } from '#shared/features/mentors/fit.ts';
import type { MentorSummary } from '#shared/features/mentors/schema.ts';
import { type Asked, type Found, firstAfter, type Place } from './find.ts';
import { type Listing, type Row, rowOf, shownFrom } from './listing.ts';
import { aliveRows, buildSegment, type Segment } from './segment.ts';

const SHAPE: Shape<Listing, Row, Segment> = { rowOf, build: buildSegment, rowsOf: aliveRows };

export interface MentorPage {
  readonly items: MentorSummary[];
  /** How many there are in all. */
  readonly total: number;
  /** Undefined at the end. */
  readonly next: Place | undefined;
}

/** A mentor as a user sees them in the directory, with the fit for a student. */
const summaryOf = ({ segment, row, id, free }: Found, seeker: Seeker | undefined): MentorSummary => {
  const shown = shownFrom(segment.line(row));
  const skills = valuesAt(segment.skills, row);
  return {
    id,
    ...shown,
    nextFreeSlot: new Date(free).toISOString(),
    fit: seeker ? fitOf(seeker, { ...shown, skills }) : null,
  };
};

/** All listed mentors in memory. */
export class MentorCatalog extends RecordCatalog<Listing, Row, Segment> {
  constructor(beginning: Beginning<Segment>) {
    super(SHAPE, beginning);
  }

  /** A page of the mentors who answer a question at a moment. */
  find(asked: Asked): MentorPage {
    const { count, seeker } = asked;
    // One more than wanted shows whether more follow.
    const { found, total } = firstAfter(this.segments, { ...asked, count: count + 1 });
    const last = found.length > count ? found[count - 1] : undefined;
    return {
      items: found.slice(0, count).map((one) => summaryOf(one, seeker)),
      total,
      next: last && { rank: last.rank, free: last.free, id: last.id },
    };
  }
}

/** A catalog of some listings, which follows no log. */
export const catalogOf = (
  listings: readonly { readonly listing: Listing; readonly version: number }[],
  termsVersion = '',
): MentorCatalog =>
  new MentorCatalog({
    number: 0,
    base: buildSegment(listings.map(({ listing, version }) => rowOf(listing, version))),
    gone: [],
    termsVersion,
  });
