import { type RecordKinds, WRITTEN } from './kind.ts';

export const SEARCH_RECORDS = {
  /** An opportunity's entry in one of the search's lists. */
  posting: {
    pk: 'search#{list}',
    sk: '{position}',
    owner: 'company',
    retention: { until: 'ttl', after: 'at its deadline' },
  },
  /** What changed in the search, by its place in the log of a format: numbers without gaps. */
  'search-entry': {
    pk: 'search-log#{format}',
    sk: '{number}',
    owner: 'company',
    retention: { until: 'done' },
  },
  /** Which snapshot of the search is the latest of a format. */
  'search-pointer': {
    pk: 'search-pointer',
    sk: '{format}',
    owner: 'system',
    retention: { until: 'never' },
  },
  /** The latest request for a new snapshot. */
  'search-build': {
    pk: 'search-build',
    sk: 'search-build',
    owner: 'system',
    stream: { stream: WRITTEN },
    retention: { until: 'never' },
  },
  /** When the set of open opportunities last changed: the date of the site map. */
  'open-list': { pk: 'open-list', sk: 'changed', owner: 'system', retention: { until: 'never' } },
} as const satisfies RecordKinds;
