import { useState } from 'react';
import { personMessage, referenceOf, UNREACHABLE } from '#frontend/app/api/ApiError.ts';
import { Problem } from '#frontend/app/api/Problem.tsx';
import { usePerson } from '#frontend/app/session/RequireSession.tsx';
import { Button } from '#frontend/ui/Button.tsx';
import { FormSection } from '#frontend/ui/FormSection.tsx';
import { Notice } from '#frontend/ui/Notice.tsx';
import { Skeleton } from '#frontend/ui/Skeleton.tsx';
import { Switch } from '#frontend/ui/Switch.tsx';
import { toast } from '#frontend/ui/toast.ts';
import { mayApply } from '#shared/features/application-rules.ts';
import { usePreferences, useSavePreferences } from '../api.ts';

const HINT = 'When one was received or withdrawn, and whatever else becomes of it.';

/** Which mail somebody wants. Only what can be done without is here: links and codes come when they are asked for. */
export function MailSetting() {
  const person = usePerson();
  const { data, error, isFetching, refetch } = usePreferences(person.id);
  // The cache tells of a choice a tick later, and until then React would put the switch back.
  const [chosen, setChosen] = useState<boolean>();
  const { mutate } = useSavePreferences(person.id, (failure) =>
    toast({
      title: 'Your choice is not stored',
      description: personMessage(failure, UNREACHABLE),
      variant: 'destructive',
      reference: referenceOf(failure),
    }),
  );
  return (
    <FormSection
      title="Mail"
      description={
        <>
          Goes to <strong className="font-semibold break-all">{person.email}</strong>
          {!person.emailConfirmed && ', once that address is confirmed'}.
        </>
      }
    >
      {data && mayApply(person.role) && (
        <Switch
          label="Mail about my applications"
          hint={HINT}
          checked={chosen ?? data.mail.applications}
          onChange={({ target: { checked } }) => {
            setChosen(checked);
            mutate({ mail: { applications: checked } }, { onError: () => setChosen(undefined) });
          }}
        />
      )}
      {!data && error && !isFetching && (
        <Notice
          tone="danger"
          role="alert"
          action={
            <Button size="small" onClick={() => refetch()}>
              Try again
            </Button>
          }
        >
          <Problem error={error} fallback={UNREACHABLE} />
        </Notice>
      )}
      {!data && (!error || isFetching) && <Skeleton className="h-12 w-full" />}
      <p className="text-small text-muted">
        Links that confirm your address and codes for a forgotten password always come, because you ask for
        them. We send nothing else.
      </p>
    </FormSection>
  );
}
