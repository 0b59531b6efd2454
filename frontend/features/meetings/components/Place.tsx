import * as z from 'zod';
import { api } from '#frontend/core/api/client.ts';
import { FormFailure } from '#frontend/core/forms/FormFailure.tsx';
import { useApiForm } from '#frontend/core/forms/useApiForm.ts';
import { useRefreshMeetings } from '#frontend/parts/meetings/api.ts';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { Form } from '#frontend/ui/forms/Form.tsx';
import { TextField } from '#frontend/ui/forms/TextField.tsx';
import { Card } from '#frontend/ui/layout/Card.tsx';
import { toast } from '#frontend/ui/overlays/toast.ts';
import { shownDomain } from '#shared/core/shown-domain.ts';
import type { ShownMeeting } from '#shared/features/meetings/schema.ts';

const schema = z.object({ link: z.string().trim() });

/** Where a meeting takes place: the host says it. */
export function Place({ meeting }: { meeting: ShownMeeting }) {
  const { id, link, side, status } = meeting;
  const refresh = useRefreshMeetings();
  const form = useApiForm({
    schema,
    defaultValues: { link },
    send: (body) => api.call('meetings.place', { params: { id }, body }),
    onSent: async () => {
      await refresh();
      toast({ title: 'Link saved' });
    },
  });
  const isOpen = status === 'confirmed' || status === 'proposed';
  return (
    <Card title="Place">
      {link !== '' && (
        <p className="text-small not-last:mb-3 wrap-anywhere">
          Online: <span className="text-muted">{shownDomain(new URL(link).hostname)}</span>
        </p>
      )}
      {link === '' && side === 'guest' && (
        <p className="text-small text-muted">The host hasn’t added a link yet.</p>
      )}
      {side === 'host' && isOpen && (
        <Form form={form.form} label="Place" onSubmit={form.submit}>
          <FormFailure failure={form.failure} />
          <TextField
            {...form.field('link')}
            label="Link to the room"
            type="url"
            hint="An address that begins with https://"
          />
          <div>
            <Button type="submit" size="small" pending={form.pending}>
              Save link
            </Button>
          </div>
        </Form>
      )}
    </Card>
  );
}
