import { Checkbox } from '#frontend/ui/forms/Checkbox.tsx';
import { DateField } from '#frontend/ui/forms/DateField.tsx';
import { Select } from '#frontend/ui/forms/Select.tsx';
import { TextArea } from '#frontend/ui/forms/TextArea.tsx';
import type { PlatformNotice, SettingValue } from '#shared/core/settings.ts';

const TONES = [
  { value: 'plain', label: 'Information' },
  { value: 'warning', label: 'Warning' },
  { value: 'danger', label: 'Something is broken' },
] as const;

const EMPTY: PlatformNotice = { text: '', tone: 'plain', until: null };

/** The last moment of a day in UTC, which is how long a notice is shown. */
const endOf = (day: string): string | null => (day === '' ? null : `${day}T23:59:59.999Z`);

interface NoticeFieldProps {
  value: SettingValue;
  length: number;
  onChange: (value: SettingValue) => void;
  error: string | undefined;
}

/** A notice: its text, how it is shown, and its last day; or none. */
export function NoticeField({ value, length, onChange, error }: NoticeFieldProps) {
  const notice = typeof value === 'object' && value !== null && 'tone' in value ? value : undefined;
  const shown = notice ?? EMPTY;
  const set = (change: Partial<PlatformNotice>) => onChange({ ...shown, ...change });
  return (
    <div className="flex flex-col gap-4">
      <Checkbox
        label="Show a notice"
        checked={notice !== undefined}
        onChange={(event) => onChange(event.target.checked ? EMPTY : null)}
      />
      {notice && (
        <>
          <TextArea
            label="Text"
            name="value"
            mark="required"
            rows={3}
            hint={`At most ${length} characters.`}
            error={error}
            value={shown.text}
            onChange={(event) => set({ text: event.target.value })}
          />
          <div className="grid gap-4 sm:grid-cols-2">
            <Select
              label="Kind"
              name="tone"
              options={TONES}
              value={shown.tone}
              onChange={(event) =>
                set({ tone: TONES.find((tone) => tone.value === event.target.value)?.value ?? 'plain' })
              }
            />
            <DateField
              label="Last day"
              name="until"
              hint="In UTC. Empty for no end."
              value={shown.until?.slice(0, 10) ?? ''}
              onChange={(event) => set({ until: endOf(event.target.value) })}
            />
          </div>
        </>
      )}
    </div>
  );
}
