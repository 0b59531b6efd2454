import { useMutation } from '@tanstack/react-query';
import * as z from 'zod';
import { errorMessage, UNREACHABLE } from '#frontend/core/api/ApiError.ts';
import { api } from '#frontend/core/api/client.ts';
import { RetryNotice } from '#frontend/core/api/RetryNotice.tsx';
import { FormFailure } from '#frontend/core/forms/FormFailure.tsx';
import { useApiForm } from '#frontend/core/forms/useApiForm.ts';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { Avatar } from '#frontend/ui/data/Avatar.tsx';
import { Form } from '#frontend/ui/forms/Form.tsx';
import { TextField } from '#frontend/ui/forms/TextField.tsx';
import { Card } from '#frontend/ui/layout/Card.tsx';
import { Skeleton } from '#frontend/ui/layout/Skeleton.tsx';
import { toast } from '#frontend/ui/overlays/toast.ts';
import type { CompanyMember } from '#shared/features/companies.ts';
import { theirEmailSchema } from '#shared/features/users.ts';
import { useMembers, useRefreshCompanies } from '../api.ts';

/** The members of a company, who asked to join, and the form that invites. For its members. */
export function Members({ id }: { id: string }) {
  const { data, error, isFetching, refetch } = useMembers(id);
  return (
    <Card title="Members" description="Members write and manage the postings together.">
      {data && (
        <ul className="-my-2 flex flex-col divide-y divide-line">
          {data.items.map((member) => (
            <Member key={member.userId} companyId={id} member={member} />
          ))}
        </ul>
      )}
      {!data && (!error || isFetching) && <Skeleton className="h-10 w-full" />}
      {!data && error && !isFetching && (
        <RetryNotice error={error} fallback="We couldn’t load the members." onRetry={() => void refetch()} />
      )}
      <InviteForm id={id} />
    </Card>
  );
}

function Member({ companyId, member }: { companyId: string; member: CompanyMember }) {
  const { userId, firstName, lastName, email, status } = member;
  const refresh = useRefreshCompanies();
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.call('companies.approveMember', { params: { id: companyId, userId }, body: {} }),
    onSuccess: () => {
      toast({ title: `${firstName} ${lastName} is a member now` });
      return refresh();
    },
    onError: (error) => {
      toast({
        title: `${firstName} ${lastName} wasn’t approved`,
        description: errorMessage(error, UNREACHABLE),
        variant: 'destructive',
      });
      return refresh();
    },
  });
  return (
    <li className="flex flex-wrap items-center gap-3 py-2 text-small">
      <Avatar firstName={firstName} lastName={lastName} size="small" />
      <div className="min-w-0 flex-1">
        <p className="font-medium wrap-anywhere">
          {firstName} {lastName}
        </p>
        <p className="text-fine text-muted wrap-anywhere">
          {status === 'requested' ? `${email} asks to join` : email}
        </p>
      </div>
      {status === 'requested' && (
        <Button size="small" pending={isPending} onClick={() => mutate()}>
          Approve
          <span className="sr-only">
            {' '}
            {firstName} {lastName}
          </span>
        </Button>
      )}
    </li>
  );
}

const inviteSchema = z.object({ email: theirEmailSchema });

/** Invites a colleague by mail. */
function InviteForm({ id }: { id: string }) {
  const form = useApiForm({
    schema: inviteSchema,
    defaultValues: { email: '' },
    send: (body) => api.call('companies.addMember', { params: { id }, body }),
    onSent: () => {
      toast({ title: 'Invitation sent', description: 'It’s valid for some days, and leads to this page.' });
      form.form.reset();
    },
  });
  return (
    <Form form={form.form} label="Invite a colleague" onSubmit={form.submit} className="mt-5 gap-3!">
      <FormFailure failure={form.failure} />
      <TextField
        {...form.field('email')}
        label="Invite a colleague"
        type="email"
        autoComplete="off"
        hint="Their email address."
      />
      <div>
        <Button type="submit" size="small" pending={form.pending}>
          Send invitation
        </Button>
      </div>
    </Form>
  );
}
