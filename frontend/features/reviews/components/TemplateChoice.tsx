import { RetryNotice } from '#frontend/core/api/RetryNotice.tsx';
import { itemsOf } from '#frontend/core/lists/ListStates.tsx';
import { REVIEWS_PATH } from '#frontend/parts/reviews/paths.ts';
import { TextLink } from '#frontend/ui/actions/TextLink.tsx';
import { Skeleton } from '#frontend/ui/layout/Skeleton.tsx';
import type { RubricCriterion } from '#shared/core/rubric.ts';
import { useTemplates } from '../api.ts';

export interface TemplateChoiceProps {
  /** For which criterion; null for the feedback. */
  criterion: RubricCriterion | null;
  /** What is commented on: 'Design'. */
  label: string;
  /** Gets the text of the chosen template. */
  onPick: (text: string) => void;
}

const TEMPLATES_TAB = `${REVIEWS_PATH}?tab=templates`;

/** The templates for a criterion in a popover, those for it first: one press takes one. */
export default function TemplateChoice({ criterion, label, onPick }: TemplateChoiceProps) {
  const list = useTemplates();
  const { data, error, isFetching, refetch } = list;
  if (!data && error)
    return (
      <RetryNotice
        error={error}
        fallback="We couldn’t load your templates."
        pending={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <Skeleton className="m-1.5 h-20" />;
  const all = itemsOf(list);
  const fitting = [
    ...all.filter((one) => one.criterion === criterion),
    ...all.filter((one) => one.criterion === null && criterion !== null),
  ];
  if (fitting.length === 0)
    return (
      <p className="p-2.5 text-small text-muted">
        Comments that you use often will be here. <TextLink to={TEMPLATES_TAB}>Add a template</TextLink>
      </p>
    );
  return (
    <>
      <ul
        aria-label={`Templates for ${label}`}
        className="flex max-h-80 flex-col overflow-y-auto overscroll-contain"
      >
        {fitting.map(({ id, title, text }) => (
          <li key={id}>
            <button
              type="button"
              onClick={() => onPick(text)}
              className="w-full rounded-control px-2.5 py-2 text-left text-small hover:bg-neutral-soft"
            >
              <span className="block truncate font-medium">
                <bdi>{title}</bdi>
              </span>
              <span className="block truncate text-fine text-muted">
                <bdi>{text}</bdi>
              </span>
            </button>
          </li>
        ))}
      </ul>
      <p className="border-t border-line p-2.5 text-small">
        <TextLink quiet to={TEMPLATES_TAB}>
          Manage templates
        </TextLink>
      </p>
    </>
  );
}
