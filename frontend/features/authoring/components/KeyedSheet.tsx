import { useWatch } from 'react-hook-form';
import type * as z from 'zod';
import { RecordConflict } from '#frontend/core/forms/ConflictNotice.tsx';
import { FormSheet } from '#frontend/core/forms/FormSheet.tsx';
import { Select } from '#frontend/ui/forms/Select.tsx';
import { TextArea } from '#frontend/ui/forms/TextArea.tsx';
import { TextField } from '#frontend/ui/forms/TextField.tsx';
import type { Exercise, Keyed } from '#shared/features/courses/package.ts';
import { EXERCISE_KINDS } from '#shared/features/courses/rules.ts';
import type { Course, CourseChange } from '../api.ts';
import { explainsOptions, hasOptions, type KeyedValues, keyedValues } from '../forms/keyedValues.ts';
import { useCourseForm } from '../forms/useCourseForm.ts';
import { KIND_LABELS } from '../words.ts';

const LABELS: Readonly<Record<keyof KeyedValues, string>> = {
  kind: 'kind',
  prompt: 'question',
  options: 'options',
  right: 'right answer',
  tolerance: 'tolerance',
  unit: 'unit',
  language: 'language',
  code: 'code',
  feedback: 'explanations of the options',
  explanation: 'explanation',
};

const KINDS = EXERCISE_KINDS.map((value) => ({ value, label: KIND_LABELS[value] }));

interface KeyedSheetProps<Sent> {
  course: Course;
  title: string;
  /** The name of the draft. */
  part: string;
  /** What is there; undefined for a new one. */
  keyedIn: (course: Course) => Keyed | Exercise | undefined;
  schema: z.ZodType<Sent>;
  changeOf: (sent: Sent, current: Course) => CourseChange;
  /** It is explained after an answer. */
  explained: boolean;
  onSaved?: (changed: Course) => void;
  onClose: () => void;
}

/** An exercise or a question with what is right. */
export function KeyedSheet<Sent>(props: KeyedSheetProps<Sent>) {
  const { course, title, part, keyedIn, schema, changeOf, explained, onSaved, onClose } = props;
  const form = useCourseForm<KeyedValues, Sent>({
    ...{ course, schema, changeOf, part },
    valuesOf: (current) => keyedValues(keyedIn(current)),
    said: `${title} saved`,
    onSaved: (changed) => {
      onSaved?.(changed);
      onClose();
    },
  });
  const { field } = form;
  const kind = useWatch({ control: form.control, name: 'kind' });
  return (
    <FormSheet
      title={title}
      form={form}
      submit={{ label: 'Save', pending: 'Saving…' }}
      onClose={onClose}
      above={<RecordConflict form={form} subject="This course" labels={LABELS} />}
      wide
    >
      <Select {...field('kind')} label="Kind" options={KINDS} />
      <TextArea {...field('prompt')} label="Question" mark="required" rows={3} hint="In Markdown." />
      {hasOptions(kind) && (
        <TextArea
          {...field('options')}
          label="Options"
          mark="required"
          rows={4}
          hint="Two to six, each in a line of its own. The first line is number 1."
        />
      )}
      {kind === 'code' && (
        <>
          <TextField {...field('language')} label="Language" hint="Such as js, python or sh." />
          <TextArea {...field('code')} label="Code" mark="required" rows={6} spellCheck={false} wrap="off" />
        </>
      )}
      <Right kind={kind} field={field} />
      {explained && explainsOptions(kind) && (
        <TextArea
          {...field('feedback')}
          label="Explanations of the options"
          rows={4}
          hint="Why each option is right or wrong: a line for each, in their order. Or none."
        />
      )}
      {explained && (
        <TextArea {...field('explanation')} label="Explanation" rows={3} hint="Shown after an answer." />
      )}
    </FormSheet>
  );
}

type Field = ReturnType<typeof useCourseForm<KeyedValues, unknown>>['field'];

/** What is right, as each kind has it. */
function Right({ kind, field }: { kind: KeyedValues['kind']; field: Field }) {
  switch (kind) {
    case 'choice':
      return <TextField {...field('right')} label="Number of the right option" mark="required" />;
    case 'several':
      return (
        <TextField
          {...field('right')}
          label="Numbers of the right options"
          mark="required"
          hint="Such as 1, 3."
        />
      );
    case 'order':
      return (
        <TextField
          {...field('right')}
          label="Right order"
          mark="required"
          hint="The numbers of the options, such as 2, 1, 3."
        />
      );
    case 'number':
      return (
        <>
          <TextField {...field('right')} label="Right number" mark="required" inputMode="decimal" />
          <TextField
            {...field('tolerance')}
            label="Tolerance"
            inputMode="decimal"
            hint="How far an answer may be off; nothing for none."
          />
          <TextField {...field('unit')} label="Unit" />
        </>
      );
    case 'text':
      return (
        <TextArea
          {...field('right')}
          label="Accepted answers"
          mark="required"
          rows={3}
          hint="Each in a line of its own."
        />
      );
    case 'code':
      return (
        <TextArea
          {...field('right')}
          label="What it prints"
          mark="required"
          rows={3}
          spellCheck={false}
          hint="Several accepted outputs are divided by a line with --- alone."
        />
      );
  }
}
