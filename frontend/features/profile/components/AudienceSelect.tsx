import { useId } from 'react';
import { AUDIENCE_LABELS } from '#frontend/parts/profile/audiences.ts';
import { SelectControl } from '#frontend/ui/forms/Select.tsx';
import { VisuallyHidden } from '#frontend/ui/layout/VisuallyHidden.tsx';
import { AUDIENCES, type Audience } from '#shared/features/profile/rules.ts';

interface AudienceSelectProps {
  /** The section's. */
  title: string;
  value: Audience;
  disabled: boolean;
  onChange: (audience: Audience) => void;
}

/** Who may see a section. */
export function AudienceSelect({ title, value, disabled, onChange }: AudienceSelectProps) {
  const id = useId();
  return (
    <div className="flex items-center gap-2 print:hidden">
      <label htmlFor={id} className="text-fine text-muted">
        Visible to <VisuallyHidden>(section {title})</VisuallyHidden>
      </label>
      <SelectControl
        small
        id={id}
        value={value}
        disabled={disabled}
        onChange={({ target }) => {
          const chosen = AUDIENCES.find((audience) => audience === target.value);
          if (chosen) onChange(chosen);
        }}
      >
        {AUDIENCES.map((audience) => (
          <option key={audience} value={audience}>
            {AUDIENCE_LABELS[audience]}
          </option>
        ))}
      </SelectControl>
    </div>
  );
}
