import { savedSearch, useSavedCounts } from '../savedFilters.ts';
import { LinkTab } from './LinkTabs.tsx';

/** The tab of the saved internships, with their number; nothing for those who save none. */
export function SavedTab({ current }: { current: boolean }) {
  const counts = useSavedCounts('internship');
  return counts && <LinkTab label={`Saved (${counts.all})`} to={savedSearch()} current={current} />;
}
