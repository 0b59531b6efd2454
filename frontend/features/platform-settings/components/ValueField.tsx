import { Checkbox } from '#frontend/ui/forms/Checkbox.tsx';
import { RadioGroup } from '#frontend/ui/forms/RadioGroup.tsx';
import { TextField } from '#frontend/ui/forms/TextField.tsx';
import { WordsField } from '#frontend/ui/forms/WordsField.tsx';
import type { Setting, SettingValue, Shape } from '#shared/core/settings.ts';
import { NoticeField } from './NoticeField.tsx';

interface ValueFieldProps {
  setting: Setting;
  value: SettingValue;
  onChange: (value: SettingValue) => void;
  error: string | undefined;
}

/** The field of a setting’s value, by its shape. */
export function ValueField({ setting, value, onChange, error }: ValueFieldProps) {
  const { shape } = setting;
  const common = { name: 'value', error, onChange };
  switch (shape.kind) {
    case 'switch':
      return (
        <RadioGroup
          label="New value"
          name="value"
          columns={2}
          error={error}
          value={value === true ? 'on' : 'off'}
          onChange={(event) => onChange(event.target.value === 'on')}
          options={[
            { value: 'on', label: shape.on },
            { value: 'off', label: shape.off },
          ]}
        />
      );
    case 'number':
      return <NumberField {...common} shape={shape} value={value} />;
    case 'address':
      return (
        <TextField
          label="New value"
          type="email"
          name="value"
          error={error}
          value={String(value)}
          onChange={(event) => onChange(event.target.value)}
        />
      );
    case 'words':
      return (
        <WordsField
          label="New value"
          hint="Words or phrases, without regard to capitals and accents."
          name="value"
          noun="word"
          error={error}
          words={Array.isArray(value) ? value : []}
          onChange={onChange}
          most={shape.most}
          full={`${shape.most} words are the most.`}
          longest={shape.length}
          suggestions={[]}
        />
      );
    case 'notice':
      return <NoticeField {...common} value={value} length={shape.length} />;
  }
}

interface NumberFieldProps extends Omit<ValueFieldProps, 'setting'> {
  shape: Extract<Shape, { kind: 'number' }>;
}

/** An empty field is no number, which the form says; any number is chosen beside it. */
function NumberField({ shape, value, onChange, error }: NumberFieldProps) {
  const { unit, min, max, any } = shape;
  const isAny = value === null;
  return (
    <div className="flex flex-col gap-3">
      <TextField
        label={`New value, in ${unit}`}
        hint={`${min.toLocaleString('en')} to ${max.toLocaleString('en')}`}
        type="number"
        inputMode="numeric"
        name="value"
        min={min}
        max={max}
        step={1}
        error={error}
        disabled={isAny}
        value={typeof value === 'number' && !Number.isNaN(value) ? value : ''}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
      {any && (
        <Checkbox
          label={`Any number of ${unit}`}
          checked={isAny}
          onChange={(event) => onChange(event.target.checked ? null : min)}
        />
      )}
    </div>
  );
}
