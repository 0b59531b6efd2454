import { RetryNotice } from '#frontend/core/api/RetryNotice.tsx';
import { TextLink } from '#frontend/ui/actions/TextLink.tsx';
import { Skeleton } from '#frontend/ui/layout/Skeleton.tsx';
import { useMentorScreens, useResources } from './ownMentor.ts';
import { beginningOfResource, sentText } from './resourceText.ts';

interface ResourceChoiceProps {
  onPick: (text: string) => void;
}

/** The resource library in a popover: one press takes a link or a text. */
export default function ResourceChoice({ onPick }: ResourceChoiceProps) {
  const { settings } = useMentorScreens();
  const { data, error, isFetching, refetch } = useResources();
  const library = `${settings}?tab=library`;
  if (!data && error)
    return (
      <RetryNotice
        error={error}
        fallback="We couldn’t load your resource library."
        pending={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <Skeleton className="m-1.5 h-20" />;
  if (data.items.length === 0)
    return (
      <p className="p-2.5 text-small text-muted">
        Links and texts that you share often will be here. <TextLink to={library}>Add the first one</TextLink>
      </p>
    );
  return (
    <>
      <ul aria-label="Your resources" className="flex flex-col">
        {data.items.map((resource) => (
          <li key={resource.id}>
            <button
              type="button"
              onClick={() => onPick(sentText(resource))}
              className="w-full rounded-control px-2.5 py-2 text-left text-small hover:bg-neutral-soft"
            >
              <span className="block truncate font-medium">
                <bdi>{resource.title}</bdi>
              </span>
              <span className="block truncate text-fine text-muted">
                <bdi>{beginningOfResource(resource)}</bdi>
              </span>
            </button>
          </li>
        ))}
      </ul>
      <p className="border-t border-line p-2.5 text-small">
        <TextLink quiet to={library}>
          Manage resources
        </TextLink>
      </p>
    </>
  );
}
