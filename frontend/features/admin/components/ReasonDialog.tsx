import { useQueryClient } from '@tanstack/react-query';
import type { KeyboardEvent } from 'react';
import { useWatch } from 'react-hook-form';
import { api } from '#frontend/core/api/client.ts';
import { FormFailure } from '#frontend/core/forms/FormFailure.tsx';
import { useApiForm } from '#frontend/core/forms/useApiForm.ts';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { Form } from '#frontend/ui/forms/Form.tsx';
import { RadioGroup } from '#frontend/ui/forms/RadioGroup.tsx';
import { TextArea } from '#frontend/ui/forms/TextArea.tsx';
import { Dialog } from '#frontend/ui/overlays/Dialog.tsx';
import { toast } from '#frontend/ui/overlays/toast.ts';
import { DETAILS_MAX, type DecisionKind, OTHER, REASONS, reasonSchema } from '../reasons.ts';

interface ReasonDialogProps {
  kind: DecisionKind;
  user: { id: string; firstName: string; lastName: string };
  onClose: () => void;
  /** After the decision was saved. */
  onDone?: () => void;
}

const TEXTS = {
  suspend: {
    title: (name: string) => `Suspend ${name}?`,
    description: 'The user is signed out everywhere and can’t sign in until you restore the account.',
    submit: 'Suspend account',
    done: 'Account suspended',
    route: 'admin.suspend',
  },
  restore: {
    title: (name: string) => `Restore ${name}?`,
    description: 'The user can sign in again at once.',
    submit: 'Restore account',
    done: 'Account restored',
    route: 'admin.restore',
  },
  reject: {
    title: (name: string) => `Reject ${name}?`,
    description: 'The account stays without the powers of its role. You can still approve it later.',
    submit: 'Reject and send reason',
    done: 'Account rejected',
    route: 'admin.reject',
  },
} as const;

/** Asks for the reason of a decision about a user, and saves the decision. A number key chooses a reason. */
export function ReasonDialog({ kind, user, onClose, onDone }: ReasonDialogProps) {
  const queryClient = useQueryClient();
  const texts = TEXTS[kind];
  const name = `${user.firstName} ${user.lastName}`;
  const { form, control, field, submit, pending, failure } = useApiForm({
    schema: reasonSchema,
    defaultValues: { reason: '', details: '' },
    draft: { name: `${kind}:${user.id}`, fields: ['reason', 'details'] },
    send: (reason) => api.call(texts.route, { params: { id: user.id }, body: { reason } }),
    onSent: () => {
      toast({ title: texts.done, description: `${name} gets the reason by mail.` });
      onClose();
      onDone?.();
      void queryClient.invalidateQueries({ queryKey: api.key('admin') });
    },
  });
  const chosen = useWatch({ control, name: 'reason' });
  const chooseByNumber = ({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
    const reason = REASONS[kind][Number(key) - 1];
    if (reason === undefined || ctrlKey || metaKey || altKey || target instanceof HTMLTextAreaElement) return;
    form.setValue('reason', reason, { shouldValidate: true });
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={texts.title(name)}
      description={texts.description}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for the radio buttons inside */}
      <div onKeyDown={chooseByNumber}>
        <Form form={form} label={texts.title(name)} onSubmit={submit}>
          <FormFailure failure={failure} />
          <RadioGroup
            {...field('reason')}
            label="Reason"
            mark="required"
            value={chosen}
            options={REASONS[kind].map((reason, index) => ({
              value: reason,
              label: (
                <span className="flex justify-between gap-3 font-normal">
                  {reason}
                  <span aria-hidden="true" className="text-muted tabular-nums max-md:hidden">
                    {index + 1}
                  </span>
                </span>
              ),
            }))}
          />
          <TextArea
            {...field('details')}
            label={chosen === OTHER ? 'Your reason' : 'Details'}
            mark={chosen === OTHER ? 'required' : 'optional'}
            rows={2}
            hint={`The user reads this, and it’s recorded in the audit log. Up to ${DETAILS_MAX} characters.`}
          />
          <div className="flex flex-wrap justify-end gap-3">
            <Button onClick={onClose}>Cancel</Button>
            <Button type="submit" variant={kind === 'restore' ? 'primary' : 'danger'} pending={pending}>
              {texts.submit}
            </Button>
          </div>
        </Form>
      </div>
    </Dialog>
  );
}
