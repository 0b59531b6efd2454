import * as z from 'zod';
import { api } from '#frontend/core/api/client.ts';
import { FormFailure } from '#frontend/core/forms/FormFailure.tsx';
import { useApiForm } from '#frontend/core/forms/useApiForm.ts';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { dayHere } from '#frontend/ui/data/dates.ts';
import { DateField } from '#frontend/ui/forms/DateField.tsx';
import { Form } from '#frontend/ui/forms/Form.tsx';
import { TextArea } from '#frontend/ui/forms/TextArea.tsx';
import { Dialog } from '#frontend/ui/overlays/Dialog.tsx';
import { serverDate } from '#frontend/ui/time/serverTime.ts';
import { paragraphs } from '#shared/core/contract.ts';
import { daysAfter } from '#shared/core/reply-clock.ts';
import { OFFER_MAX } from '#shared/features/applications/rules.ts';
import type { ListedApplicant } from '../api.ts';

interface OfferDialogProps {
  applicant: ListedApplicant;
  onDecided: (applicant: ListedApplicant, version: number) => void;
  onClose: () => void;
}

/** How long applicants usually have to think about an offer. */
const USUAL_DAYS = 7;

const schema = z.object({
  text: paragraphs(OFFER_MAX).min(1, 'Describe the offer'),
  answerBy: z.iso.date('Choose a day'),
});

/** Makes an applicant an offer: what it is, and by when they answer. */
export function OfferDialog({ applicant, onDecided, onClose }: OfferDialogProps) {
  const { opportunityId, userId, version, name, id } = applicant;
  const today = dayHere(serverDate());
  const form = useApiForm({
    schema,
    defaultValues: { text: '', answerBy: daysAfter(today, USUAL_DAYS) },
    draft: { name: `offer:${id}`, fields: ['text', 'answerBy'] },
    send: (offer) =>
      api.call('applicants.setStatus', {
        params: { id: opportunityId, userId },
        body: { to: 'offered', version, offer },
      }),
    onSent: (moved) => {
      onDecided(applicant, moved.version);
      onClose();
    },
  });
  const title = `Make ${name} an offer`;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !form.pending && onClose()}
      title={title}
      description="They accept or decline it here. Accepting takes one of the posting’s openings."
    >
      <Form form={form.form} label={title} onSubmit={form.submit}>
        <FormFailure failure={form.failure} />
        <TextArea
          {...form.field('text')}
          label="Offer"
          mark="required"
          rows={6}
          hint="Pay, start, place, and what happens once they accept."
        />
        <DateField {...form.field('answerBy')} label="Answer by" mark="required" min={today} />
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={onClose} disabled={form.pending}>
            Cancel
          </Button>
          <Button type="submit" variant="primary" pending={form.pending}>
            Send offer
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
