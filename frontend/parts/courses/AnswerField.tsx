import { useState } from 'react';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { RadioGroup } from '#frontend/ui/forms/RadioGroup.tsx';
import { TextArea } from '#frontend/ui/forms/TextArea.tsx';
import { TextField } from '#frontend/ui/forms/TextField.tsx';
import { CodedLine } from '#frontend/ui/text/SpanTexts.tsx';
import type { ShownExercise } from '#shared/features/courses/exercises.ts';
import { type GivenAnswer, shownOrder, typedNumber } from './answers.ts';
import { CheckRows } from './CheckRows.tsx';
import { OrderField } from './OrderField.tsx';

export interface AnswerFieldProps {
  exercise: ShownExercise;
  /** Of its inputs: one of its kind on the page. */
  name: string;
  /** The answer so far. */
  value: GivenAnswer;
  onChange: (answer: GivenAnswer) => void;
  disabled?: boolean;
  /** Each change is saved as it is made: the order that is shown has to be confirmed, so that it is an answer. */
  saved?: boolean;
}

/** The field for an answer, by what kind of answer is asked for. */
export function AnswerField(props: AnswerFieldProps) {
  const { exercise, name, value, onChange, disabled = false } = props;
  const { kind, options } = exercise;
  const rows = options.map((text, at) => ({ value: at + 1, text, label: <CodedLine text={text} /> }));
  switch (kind) {
    case 'choice':
      return (
        <RadioGroup
          label="Choose one"
          name={name}
          options={rows.map((row) => ({ value: String(row.value), label: row.label }))}
          value={value === null ? '' : String(value)}
          disabled={disabled}
          onChange={({ target }) => onChange(Number(target.value))}
        />
      );
    case 'several':
      return (
        <CheckRows
          label="Choose all that are right"
          options={rows}
          chosen={Array.isArray(value) ? value : []}
          onChange={(chosen) => onChange(chosen.length === 0 ? null : [...chosen])}
          disabled={disabled}
        />
      );
    case 'order':
      return <Order {...props} />;
    case 'number':
      return <NumberInput {...props} />;
    case 'text':
      return (
        <TextField
          label="Your answer"
          name={name}
          value={typeof value === 'string' ? value : ''}
          autoComplete="off"
          spellCheck={false}
          readOnly={disabled}
          onChange={({ target }) => onChange(target.value || null)}
        />
      );
    case 'code':
      return (
        <TextArea
          label="What does it print?"
          name={name}
          rows={3}
          value={typeof value === 'string' ? value : ''}
          autoComplete="off"
          spellCheck={false}
          dir="ltr"
          readOnly={disabled}
          onChange={({ target }) => onChange(target.value || null)}
        />
      );
  }
}

function Order({ exercise: { options }, value, onChange, disabled, saved = false }: AnswerFieldProps) {
  const order = Array.isArray(value) ? value : shownOrder(options);
  return (
    <div className="flex flex-col items-start gap-3">
      <div className="w-full">
        <OrderField
          label="Put these in order"
          options={
            new Map(options.map((text, at) => [at + 1, { label: <CodedLine text={text} />, name: text }]))
          }
          order={order}
          onChange={(next) => onChange([...next])}
          {...(disabled !== undefined && { disabled })}
        />
      </div>
      {saved && value === null && (
        <Button size="small" onClick={() => onChange([...order])}>
          Use the order as it is
        </Button>
      )}
    </div>
  );
}

/** What is typed stays as it is typed; the answer is the number that it says. */
function NumberInput({ exercise: { unit }, name, value, onChange, disabled }: AnswerFieldProps) {
  const [typed, setTyped] = useState(typeof value === 'number' ? String(value) : '');
  const isNumber = typed.trim() === '' || typedNumber(typed) !== null;
  return (
    <TextField
      className="max-w-56"
      label={unit === null ? 'Your answer' : `Your answer, in ${unit}`}
      name={name}
      inputMode="decimal"
      value={typed}
      autoComplete="off"
      readOnly={disabled}
      error={isNumber ? undefined : 'Enter a number, such as 12 or 0.5'}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(typedNumber(target.value));
      }}
    />
  );
}
