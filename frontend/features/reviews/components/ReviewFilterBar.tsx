import { OpenChoice } from '#frontend/core/forms/OpenChoice.tsx';
import { SKILLS } from '#shared/core/choices.ts';
import { PROJECT, PROJECT_CATEGORIES } from '#shared/features/projects/rules.ts';
import type { ReviewFilters } from '../reviewFilters.ts';

interface ReviewFilterBarProps {
  values: ReviewFilters;
  onChange: (changed: Partial<ReviewFilters>) => void;
}

/** Category and technology: the usual ones, or any other that students entered. Every choice applies at once. */
export function ReviewFilterBar({ values, onChange }: ReviewFilterBarProps) {
  return (
    <div className="grid min-h-14 items-center gap-2 sm:grid-cols-2 [&_label]:sr-only">
      <OpenChoice
        label="Category"
        placeholder="Any category"
        known={PROJECT_CATEGORIES}
        value={values.category}
        maxLength={PROJECT.category}
        onChoose={(category) => onChange({ category })}
      />
      <OpenChoice
        label="Technology"
        placeholder="Any technology"
        known={SKILLS}
        value={values.technology}
        maxLength={PROJECT.technology}
        onChoose={(technology) => onChange({ technology })}
      />
    </div>
  );
}
