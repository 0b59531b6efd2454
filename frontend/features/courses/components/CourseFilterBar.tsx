import { OpenChoice } from '#frontend/core/forms/OpenChoice.tsx';
import { SearchField } from '#frontend/core/lists/SearchField.tsx';
import { Select } from '#frontend/ui/forms/Select.tsx';
import { SKILLS } from '#shared/core/choices.ts';
import { COURSE, COURSE_LEVELS, LEVEL_LABELS } from '#shared/features/courses/rules.ts';
import { type CourseFilters, SEARCH_MAX } from '../filters.ts';

interface CourseFilterBarProps {
  values: CourseFilters;
  onChange: (changed: Partial<CourseFilters>, options?: { replace?: boolean }) => void;
}

/** Search, skill and level. Every choice applies at once. */
export function CourseFilterBar({ values, onChange }: CourseFilterBarProps) {
  return (
    <div className="grid min-h-14 w-full grid-cols-2 items-center lg:max-w-104 gap-2 [&_label]:sr-only">
      <SearchField
        className="col-span-2"
        label="Search courses"
        placeholder="Title or subject"
        value={values.q}
        maxLength={SEARCH_MAX}
        onSearch={(q) => onChange({ q }, { replace: true })}
      />
      <OpenChoice
        label="Skill"
        placeholder="Any skill"
        known={SKILLS}
        value={values.skill}
        maxLength={COURSE.skill}
        onChoose={(skill) => onChange({ skill })}
      />
      <Select
        label="Level"
        placeholder="Any level"
        options={COURSE_LEVELS.map((level) => ({ value: level, label: LEVEL_LABELS[level] }))}
        value={values.level}
        onChange={({ target }) =>
          onChange({ level: COURSE_LEVELS.find((one) => one === target.value) ?? '' })
        }
      />
    </div>
  );
}
