import { ActiveFilters } from '#frontend/core/lists/ActiveFilters.tsx';
import { SearchField } from '#frontend/core/lists/SearchField.tsx';
import { UnknownFilters } from '#frontend/core/lists/UnknownFilters.tsx';
import type { useUrlFilters } from '#frontend/core/lists/useUrlFilters.ts';
import { Select } from '#frontend/ui/forms/Select.tsx';
import { ASK_TOPICS, type AskTopic } from '#shared/features/asks/rules.ts';

interface Values {
  q: string;
  topic: AskTopic | '';
}
type AskFilterState = ReturnType<typeof useUrlFilters<Values>>;

/** The filters that are set, in words. */
export const activeOf = ({ values, set }: AskFilterState) => [
  ...(values.q ? [{ label: `“${values.q}”`, onRemove: () => set({ q: '' }) }] : []),
  ...(values.topic ? [{ label: values.topic, onRemove: () => set({ topic: '' }) }] : []),
];

/** Search and topic, above a list. */
export function AskFilters({
  filters,
  label,
  count,
}: {
  filters: AskFilterState;
  label: string;
  count: string;
}) {
  const { values, set, clear, unknown } = filters;
  return (
    <div className="flex flex-col gap-3 pb-4">
      <UnknownFilters {...unknown} />
      <div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_14rem]">
        <SearchField
          label={label}
          placeholder={label}
          value={values.q}
          maxLength={80}
          onSearch={(q) => set({ q }, { replace: true })}
        />
        <Select
          className="[&>label]:sr-only"
          label="Topic"
          name="topic"
          placeholder="All topics"
          options={ASK_TOPICS}
          value={values.topic}
          onChange={({ target }) => set({ topic: ASK_TOPICS.find((topic) => topic === target.value) ?? '' })}
        />
      </div>
      <ActiveFilters count={count} active={activeOf(filters)} onClear={clear} />
    </div>
  );
}
