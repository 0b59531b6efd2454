import { useState } from 'react';
import { readDraft, writeDraft } from '#frontend/core/session/drafts.ts';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { Notice } from '#frontend/ui/layout/Notice.tsx';
import { InfoIcon } from '#frontend/ui/style/icons.ts';
import { HIDDEN_REASONS } from '#shared/features/resume/result.ts';
import { type Review, type ReviewRow, takenAtFirst } from '../review.ts';
import { partsOf, type Result } from '../rows.ts';
import { useReview } from '../useReview.ts';
import { PageView, type Place } from './PageView.tsx';
import { ReviewRows } from './ReviewRows.tsx';

interface ReviewFormProps {
  uploadId: string;
  result: Result;
  review: Review;
}

/** The name of the draft with what is taken so far. */
const draftOf = (uploadId: string) => `resume-review:${uploadId}`;

const placesOf = ({ places }: Result, row: ReviewRow | undefined): Place[] =>
  (row?.paths ?? []).flatMap((path) => places[path] ?? []);

const wordsFor = (count: number) => (count === 1 ? '1 detail' : `${count} details`);

/** The page beside the fields. What is taken survives a reload. */
export function ReviewForm({ uploadId, result, review }: ReviewFormProps) {
  const [taken, setTaken] = useState(
    () => new Set(readDraft(draftOf(uploadId), { ids: takenAtFirst(review) }).ids),
  );
  const { rows, present } = review;
  const doubtful = rows.filter((row) => row.doubtful || row.existing !== undefined);
  const sure = rows.filter((row) => !doubtful.includes(row));
  const [inHand, setInHand] = useState(() => (doubtful[0] ?? sure[0])?.id);
  const { accept, discard, pending } = useReview(uploadId, draftOf(uploadId));

  const change = (ids: Iterable<string>) => {
    const now = new Set(ids);
    setTaken(now);
    writeDraft(draftOf(uploadId), { ids: [...now] });
  };
  const take = (id: string, isTaken: boolean) =>
    change(isTaken ? [...taken, id] : [...taken].filter((one) => one !== id));
  const count = rows.filter(({ id }) => taken.has(id)).length;
  const shared = { taken, inHand, onTake: take, onHand: setInHand };

  return (
    <form
      className="grid grid-cols-1 items-start gap-x-8 gap-y-5 lg:grid-cols-[minmax(0,33.5rem)_minmax(0,35rem)]"
      onSubmit={(event) => {
        event.preventDefault();
        accept(partsOf(result, taken));
      }}
    >
      <div
        data-sticky
        className="sticky top-16 z-10 bg-surface max-lg:py-2 lg:top-20 [--strip-height:7.5rem] md:[--strip-height:15rem]"
      >
        <PageView
          uploadId={uploadId}
          places={placesOf(
            result,
            rows.find(({ id }) => id === inHand),
          )}
        />
      </div>
      <div className="flex flex-col gap-6">
        <HiddenText hiddenText={result.hiddenText} />
        {rows.length > 0 && (
          <div className="flex flex-wrap gap-2">
            <Button size="small" onClick={() => change(rows.map(({ id }) => id))}>
              Select all
            </Button>
            <Button size="small" variant="quiet" onClick={() => change([])}>
              Select none
            </Button>
          </div>
        )}
        <ReviewRows title="Check these" rows={doubtful} {...shared} />
        <ReviewRows title="Looks right" rows={sure} {...shared} />
        {present > 0 && (
          <p className="text-small text-muted">
            {wordsFor(present)} from this resume {present === 1 ? 'is' : 'are'} already in your profile.
          </p>
        )}
        <div
          data-sticky="bottom"
          className="sticky bottom-0 -mx-4 mt-14 -mb-(--page-end) flex flex-wrap gap-3 border-t border-line bg-surface px-4 py-3 md:-mx-0 md:px-0"
        >
          <Button type="submit" variant="primary" pending={pending === 'accept'}>
            {count === 0 ? 'Add the file only' : `Take ${wordsFor(count)}`}
          </Button>
          <Button variant="quiet" pending={pending === 'discard'} onClick={discard}>
            Discard
          </Button>
        </div>
      </div>
    </form>
  );
}

/** Text that was left out because people cannot see it, and letters that could not be read. */
function HiddenText({ hiddenText }: Pick<Result, 'hiddenText'>) {
  if (hiddenText.length === 0) return null;
  const sentences = new Set(hiddenText.map(({ page, reason }) => `Page ${page}: ${HIDDEN_REASONS[reason]}`));
  const isHidden = hiddenText.some(({ reason }) => reason !== 'unreadable');
  return (
    <Notice
      tone="warning"
      icon={<InfoIcon aria-hidden="true" />}
      title={isHidden ? 'This PDF has hidden text' : 'Some letters couldn’t be read'}
    >
      {[...sentences].map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </Notice>
  );
}
