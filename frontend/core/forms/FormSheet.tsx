import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { Form } from '#frontend/ui/forms/Form.tsx';
import { Sheet } from '#frontend/ui/overlays/Sheet.tsx';
import { SheetActions } from '#frontend/ui/overlays/SheetActions.tsx';
import { FormFailure } from './FormFailure.tsx';
import type { ApiForm } from './useApiForm.ts';

interface FormSheetProps<Values extends FieldValues, Sent> {
  title: string;
  description?: ReactNode;
  form: Pick<ApiForm<Values, Sent>, 'form' | 'submit' | 'pending' | 'failure'>;
  /** What the submit button says, and what it says while the form is sent. */
  submit: { label: string; pending: string; disabled?: boolean };
  /** Wider, where there is much to read. */
  wide?: boolean;
  onClose: () => void;
  /** Above the form, such as a conflict. */
  above?: ReactNode;
  children: ReactNode;
}

/** A form in a sheet. The buttons stay at the bottom while the fields scroll. */
export function FormSheet<Values extends FieldValues, Sent>({
  title,
  description,
  form,
  submit,
  onClose,
  above,
  wide = false,
  children,
}: FormSheetProps<Values, Sent>) {
  return (
    <Sheet
      side="right"
      wide={wide}
      open
      // Not while it is being sent: the result is shown here.
      onOpenChange={(open) => !open && !form.pending && onClose()}
      title={title}
      description={description}
    >
      {above}
      <Form form={form.form} label={title} onSubmit={form.submit} className="min-h-full">
        <FormFailure failure={form.failure} />
        {children}
        <SheetActions>
          <Button onClick={onClose} disabled={form.pending}>
            Cancel
          </Button>
          <Button type="submit" variant="primary" pending={form.pending} disabled={submit.disabled}>
            {form.pending ? submit.pending : submit.label}
          </Button>
        </SheetActions>
      </Form>
    </Sheet>
  );
}
