import type { KeyboardEvent, ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { Form } from '#frontend/ui/forms/Form.tsx';
import { RadioGroup } from '#frontend/ui/forms/RadioGroup.tsx';
import { TextArea } from '#frontend/ui/forms/TextArea.tsx';
import { Dialog } from '#frontend/ui/overlays/Dialog.tsx';
import { FormFailure } from './FormFailure.tsx';
import { NumberedLabel } from './NumberedLabel.tsx';
import { OTHER, type ReasonSchema } from './reasons.ts';
import { type ApiForm, useApiForm } from './useApiForm.ts';

export interface ReasonDialogProps<Answer> {
  /** Names the dialog and its form: 'Reject Ada Lovelace?' */
  title: string;
  /** What follows from it, and who learns of it. */
  description: string;
  /** The usual reasons. */
  usual: readonly string[];
  /** Above them. */
  question?: string;
  /** Who reads the reason. */
  hint: string;
  schema: ReasonSchema;
  /** The name under which what was typed survives a reload. */
  draft: string;
  /** What the button says. */
  submit: string;
  variant: 'primary' | 'danger';
  send: (reason: string) => Promise<Answer>;
  onSent: (answer: Answer) => unknown;
  onError?: (error: Error) => unknown;
  onClose: () => void;
  /** What to know before. */
  children?: ReactNode;
  /** What became of it, in place of the question: for what may fail in part. */
  results?: ReactNode;
}

/** Asks for the reason of something, one of the usual ones or the user's own words, and sends it. */
export function ReasonDialog<Answer>(props: ReasonDialogProps<Answer>) {
  const { title, description, usual, question = 'Reason', hint, submit, variant, children } = props;
  const { schema, draft, send, onSent, onError, onClose, results } = props;
  const form = useApiForm({
    schema,
    defaultValues: { reason: '', details: '' },
    draft: { name: draft, fields: ['reason', 'details'] },
    send,
    onSent,
    onError: (error) => onError?.(error),
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !form.pending && onClose()}
      title={title}
      description={results ? undefined : description}
      footer={
        results && (
          <Button variant="primary" onClick={onClose}>
            Close
          </Button>
        )
      }
    >
      {results || (
        <>
          {children}
          <ReasonForm form={form} label={title} usual={usual} question={question} hint={hint}>
            <Button onClick={onClose} disabled={form.pending}>
              Cancel
            </Button>
            <Button type="submit" variant={variant} pending={form.pending}>
              {submit}
            </Button>
          </ReasonForm>
        </>
      )}
    </Dialog>
  );
}

interface ReasonFormProps {
  usual: readonly string[];
  label: string;
  question: string;
  hint: string;
  form: ApiForm<{ reason: string; details: string }, string>;
  /** The buttons. */
  children: ReactNode;
}

/** A reason: one of the usual ones with details, or the user's own words. A number key chooses. */
function ReasonForm({ usual, label, question, hint, form, children }: ReasonFormProps) {
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
