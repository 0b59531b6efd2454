import { ItemLink } from '#frontend/core/lists/ListWithDetail.tsx';
import type { OpenItem } from '#frontend/core/lists/useOpenItem.ts';
import { momentIn, useTimeZone } from '#frontend/parts/calendar/time.ts';
import { Avatar } from '#frontend/ui/data/Avatar.tsx';
import { cx } from '#frontend/ui/style/cx.ts';
import { fullName } from '#shared/core/names.ts';
import type { MentorSummary } from '#shared/features/mentors/schema.ts';
import { recordInWords, studiesInWords, workInWords } from '../words.ts';

/** A mentor of the directory: who they are, why they fit, and when they are free next. */
export function MentorRow({ mentor, open }: { mentor: MentorSummary; open: OpenItem }) {
  const { id, firstName, lastName, type, expertise, nextFreeSlot, fit } = mentor;
  const person = { firstName, lastName, role: 'mentor' } as const;
  const zone = useTimeZone();
  const selected = open.wide && id === open.shownId;
  const work = workInWords(mentor);
  const studies = studiesInWords(mentor.studiedIn);
  const why = fit === null || fit.reasons.length === 0 ? expertise.join(', ') : fit.reasons.join(' · ');
  return (
    <li
      className={cx(
        'relative flex gap-3 overflow-hidden px-4 py-3 transition-colors',
        studies === '' ? 'h-34' : 'h-39',
        selected ? 'bg-brand-soft' : 'hover:bg-neutral-soft',
      )}
    >
      <span className="pt-0.5">
        <Avatar {...person} />
      </span>
      <div className="flex min-w-0 flex-1 flex-col text-small">
        <div className="flex items-baseline justify-between gap-3">
          <h2 className="truncate text-body font-medium">
            <ItemLink open={open} id={id}>
              <bdi>{fullName({ firstName, lastName })}</bdi>
            </ItemLink>
          </h2>
          <span className="flex-none text-fine text-muted">{type}</span>
        </div>
        <p className="truncate text-muted">
          <bdi>{work || mentor.industry}</bdi>
        </p>
        <p className="truncate">
          <bdi>{why}</bdi>
        </p>
        {studies !== '' && <p className="truncate text-fine text-muted">{studies}</p>}
        <p className="mt-auto truncate font-semibold text-brand tabular-nums">
          Free <time dateTime={nextFreeSlot}>{momentIn(nextFreeSlot, zone)}</time>
        </p>
        <p className="truncate text-fine text-muted tabular-nums">{recordInWords(mentor)}</p>
      </div>
    </li>
  );
}
