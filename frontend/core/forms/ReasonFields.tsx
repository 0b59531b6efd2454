import type { KeyboardEvent, ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { Form } from '#frontend/ui/forms/Form.tsx';
import { RadioGroup } from '#frontend/ui/forms/RadioGroup.tsx';
import { TextArea } from '#frontend/ui/forms/TextArea.tsx';
import { FormFailure } from './FormFailure.tsx';
import { NumberedLabel } from './NumberedLabel.tsx';
import { OTHER } from './reasons.ts';
import type { ApiForm } from './useApiForm.ts';

interface ReasonFieldsProps {
  /** The usual reasons. */
  usual: readonly string[];
  /** Of the form. */
  label: string;
  /** Above the usual reasons. */
  question?: string;
  /** Who reads the reason. */
  hint: string;
  form: ApiForm<{ reason: string; details: string }, string>;
  /** The buttons. */
  children: ReactNode;
}

/** A reason: one of the usual ones with details, or the user's own words. A number key chooses. */
export function ReasonFields({ usual, label, question = 'Reason', hint, form, children }: ReasonFieldsProps) {
  const { control, field, submit, failure } = form;
  const chosen = useWatch({ control, name: 'reason' });
  const own = chosen === OTHER;
  const chooseByNumber = ({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
    const reason = usual[Number(key) - 1];
    if (reason === undefined || ctrlKey || metaKey || altKey || target instanceof HTMLTextAreaElement) return;
    form.form.setValue('reason', reason, { shouldValidate: true });
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for the radio buttons inside
    <div onKeyDown={chooseByNumber}>
      <Form form={form.form} label={label} onSubmit={submit}>
        <FormFailure failure={failure} />
        <RadioGroup
          {...field('reason')}
          label={question}
          mark="required"
          value={chosen}
          options={usual.map((reason, index) => ({
            value: reason,
            label: <NumberedLabel number={index + 1}>{reason}</NumberedLabel>,
          }))}
        />
        <TextArea
          {...field('details')}
          label={own ? 'Your reason' : 'Details'}
          mark={own ? 'required' : 'optional'}
          rows={2}
          hint={hint}
        />
        <div className="flex flex-wrap justify-end gap-3">{children}</div>
      </Form>
    </div>
  );
}
