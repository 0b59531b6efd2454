import { MorePages, type MorePagesProps } from '#frontend/core/lists/MorePages.tsx';
import type { OpenItem } from '#frontend/core/lists/useOpenItem.ts';
import type { ListedCandidate } from '../api.ts';
import { placeWords } from '../candidateWords.ts';
import type { Chosen } from '../useChosen.ts';
import { CandidateRow } from './CandidateRow.tsx';

interface CandidateListProps {
  list: MorePagesProps['list'];
  candidates: readonly ListedCandidate[];
  open: OpenItem;
  chosen: Chosen;
}

type Place = NonNullable<ListedCandidate['place']>;

/** Those of one tie, in the order of the list. Candidates without a place are one group. */
const tiesOf = (candidates: readonly ListedCandidate[]): readonly (readonly ListedCandidate[])[] => [
  ...Map.groupBy(candidates, ({ place }) => place?.from ?? 0).values(),
];

/** The rows by their places: each tie has its range above it, and a bracket. */
export function CandidateList({ list, candidates, open, chosen }: CandidateListProps) {
  return (
    <div>
      <ul ref={open.rows} aria-label="Candidates" className="border-y border-line max-lg:-mx-4">
        {tiesOf(candidates).flatMap((tie) => {
          const { place = null } = tie[0] ?? {};
          return [
            place && <TieHeading key={`place ${place.from}`} place={place} shown={tie.length} />,
            ...tie.map((candidate) => (
              <CandidateRow
                key={candidate.id}
                candidate={candidate}
                open={open}
                chosen={chosen}
                tied={place !== null && place.to > place.from}
              />
            )),
          ];
        })}
      </ul>
      <MorePages list={list} rows={open.rows} />
    </div>
  );
}

/** `Places 3 to 7 · a tie`, and how many of it the filters leave. */
function TieHeading({ place, shown }: { place: Place; shown: number }) {
  const size = place.to - place.from + 1;
  return (
    <li className="border-b border-line bg-sunken px-4 py-1.5 text-fine not-first:border-t">
      <h2 className="inline font-semibold tabular-nums">
        {placeWords(place)}
        {size > 1 && ' are a tie'}
      </h2>
      <span className="text-muted">
        {shown < size && ` · ${shown} of ${size} shown`}
        {place.close && ' · close to the place above'}
      </span>
    </li>
  );
}
