import { UnknownFilters } from '#frontend/core/lists/UnknownFilters.tsx';
import { useUrlFilters } from '#frontend/core/lists/useUrlFilters.ts';
import { useSession } from '#frontend/core/session/useSession.ts';
import { useHydrated } from '#frontend/core/useHydrated.ts';
import { Select } from '#frontend/ui/forms/Select.tsx';
import { PageHeader } from '#frontend/ui/layout/PageHeader.tsx';
import { Tabs } from '#frontend/ui/layout/Tabs.tsx';
import { STEP_NAMES } from '#shared/features/library/rules.ts';
import type { User } from '#shared/features/users/schema.ts';
import { EntryList } from '../components/EntryList.tsx';
import { SavedEntries } from '../components/SavedEntries.tsx';
import { LIBRARY_FILTERS, STEP_OPTIONS } from '../filters.ts';
import { useNextStep } from '../useNextStep.ts';

/** `/library`: guides, templates, checklists and links. Users also have what they saved, and the order of their next step. */
export default function LibraryPage() {
  // The page of visitors was made without filters.
  const ready = useHydrated();
  const { user } = useSession();
  const filters = useUrlFilters(LIBRARY_FILTERS, { ready });
  const { values, set, clear, unknown } = filters;
  return (
    <div className="mx-auto w-full max-w-5xl">
      <PageHeader
        title="Library"
        description="Short guides, templates to copy, checklists, and links to open resources. What is said about law names its source and the day on which it was read."
      />
      <UnknownFilters {...unknown} />
      {ready && user ? (
        <OwnLibrary user={user} filters={filters} />
      ) : (
        <EntryList values={values} step={values.step || undefined} set={set} clear={clear} />
      )}
    </div>
  );
}

interface OwnLibraryProps {
  user: User;
  filters: ReturnType<typeof useUrlFilters<typeof LIBRARY_FILTERS.none>>;
}

function OwnLibrary({ user, filters: { values, set, clear } }: OwnLibraryProps) {
  const own = useNextStep(user);
  const step = values.step || own;
  return (
    <Tabs
      label="Library"
      value={values.tab || 'all'}
      onChange={(tab) => set({ ...LIBRARY_FILTERS.none, tab: tab === 'saved' ? 'saved' : '' })}
      tabs={[
        {
          value: 'all',
          label: 'All',
          content: (
            <div className="flex flex-col gap-4">
              <Select
                className="max-w-64"
                label="Your next step comes first"
                options={STEP_OPTIONS}
                value={step}
                onChange={({ target }) => set({ step: STEP_NAMES.find((one) => one === target.value) ?? '' })}
              />
              <EntryList values={values} step={step} set={set} clear={clear} />
            </div>
          ),
        },
        { value: 'saved', label: 'Saved', content: <SavedEntries /> },
      ]}
    />
  );
}
