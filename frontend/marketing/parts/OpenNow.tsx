import { useQuery } from '@tanstack/react-query';
import { api } from '#frontend/core/api/client.ts';
import { PATHS } from '#frontend/core/paths.ts';
import { TextLink } from '#frontend/ui/actions/TextLink.tsx';

const figure = new Intl.NumberFormat('en-US');

/** How many positions are open now, from records. Its line is reserved, and stays empty while the number is not known. */
export function OpenNow() {
  const { data } = useQuery(api.query('opportunities.count'));
  return (
    <p className="min-h-6">
      {data && data.open > 0 && (
        <span className="inline-flex animate-fade items-center gap-2 text-text">
          <span aria-hidden="true" className="size-2 rounded-full bg-positive" />
          {/* Among words the link's padding takes no place; as a part of the flex box it would. */}
          <span>
            <TextLink to={PATHS.explore}>
              <span className="tabular-nums">
                {figure.format(data.open)}
                {data.more && '+'}
              </span>{' '}
              open {data.open === 1 ? 'position' : 'positions'} right now
            </TextLink>
          </span>
        </span>
      )}
    </p>
  );
}
