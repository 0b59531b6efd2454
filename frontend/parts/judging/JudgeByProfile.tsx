import * as z from 'zod';
import { errorCode } from '#frontend/core/api/ApiError.ts';
import { api } from '#frontend/core/api/client.ts';
import { FormFailure } from '#frontend/core/forms/FormFailure.tsx';
import { useApiForm } from '#frontend/core/forms/useApiForm.ts';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { Form } from '#frontend/ui/forms/Form.tsx';
import { TextField } from '#frontend/ui/forms/TextField.tsx';
import { fullName } from '#shared/core/names.ts';
import { personIdIn } from './profileAddress.ts';
import type { JudgeChoice } from './words.ts';

const schema = z.object({
  address: z.string().transform((address, context) => {
    const id = personIdIn(address);
    if (id !== undefined) return id;
    context.addIssue({ code: 'custom', message: 'Paste the address of a profile, such as …/people/abc' });
    return z.NEVER;
  }),
});

/** Adds a judge by the address of their profile: for those whom the search does not list. */
export function JudgeByProfile({ onAdd }: { onAdd: (judge: JudgeChoice) => void }) {
  const form = useApiForm({
    schema,
    defaultValues: { address: '' },
    send: ({ address }) => api.call('profile.person', { params: { id: address }, query: {} }),
    onSent: ({ id, firstName, lastName }) => {
      onAdd({ id, name: fullName({ firstName, lastName }) });
      form.form.reset({ address: '' });
    },
    fieldErrors: (error): Record<string, string> =>
      errorCode(error) === 'not_found'
        ? { address: 'There is no profile at this address that you can see' }
        : {},
  });
  return (
    <Form form={form.form} label="Add a judge by their profile" onSubmit={form.submit}>
      <FormFailure failure={form.failure} />
      <div className="flex flex-wrap items-start gap-3">
        <TextField
          {...form.field('address')}
          label="Someone else: the address of their profile"
          autoComplete="off"
          className="min-w-0 flex-1 basis-56"
        />
        <span className="pt-6.5">
          <Button type="submit" pending={form.pending}>
            Add
          </Button>
        </span>
      </div>
    </Form>
  );
}
