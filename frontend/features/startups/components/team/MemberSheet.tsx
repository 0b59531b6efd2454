import * as z from 'zod';
import { api } from '#frontend/core/api/client.ts';
import { FormSheet } from '#frontend/core/forms/FormSheet.tsx';
import { useApiForm } from '#frontend/core/forms/useApiForm.ts';
import { useCurrentUser } from '#frontend/core/session/RequireSession.tsx';
import { RadioGroup } from '#frontend/ui/forms/RadioGroup.tsx';
import { TextField } from '#frontend/ui/forms/TextField.tsx';
import { toast } from '#frontend/ui/overlays/toast.ts';
import { line } from '#shared/core/contract.ts';
import { STARTUP, TEAM_ROLES } from '#shared/features/startups/rules.ts';
import type { Member, Startup } from '#shared/features/startups/schema.ts';
import { useKeepStartup } from '../../api.ts';

const schema = z.object({ responsibility: line(STARTUP.responsibility), role: z.enum(TEAM_ROLES) });

const ROLES = [
  { value: 'member', label: 'Member', description: 'Changes everything but the team and who sees the page.' },
  { value: 'lead', label: 'Lead', description: 'You hand the lead over and are a member from then on.' },
];

interface MemberSheetProps {
  startup: Startup;
  member: Member;
  onClose: () => void;
}

/** The lead says what a member does, or hands the lead over to them. */
export function MemberSheet({ startup: { id }, member, onClose }: MemberSheetProps) {
  const { keep } = useKeepStartup(id);
  const { id: own } = useCurrentUser();
  const name = member.name || 'Member';
  const form = useApiForm({
    schema,
    defaultValues: { responsibility: member.responsibility, role: member.role },
    send: (body) => api.call('startups.changeMember', { params: { id, userId: member.userId }, body }),
    onSent: async (startup) => {
      await keep(startup);
      toast({ title: startup.mine.role === 'lead' ? 'Member saved' : `${name} leads the team now` });
      onClose();
    },
  });
  return (
    <FormSheet
      title={name}
      form={form}
      submit={{ label: 'Save member', pending: 'Saving…' }}
      onClose={onClose}
    >
      <TextField {...form.field('responsibility')} label="What they do" hint="Such as “Design”." />
      {member.userId !== own && (
        <RadioGroup {...form.field('role')} label="Role in the team" options={ROLES} />
      )}
    </FormSheet>
  );
}
