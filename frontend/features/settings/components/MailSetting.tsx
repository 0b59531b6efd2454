import { useState } from 'react';
import { errorMessage, referenceOf, UNREACHABLE } from '#frontend/core/api/ApiError.ts';
import { RetryNotice } from '#frontend/core/api/RetryNotice.tsx';
import { PATHS } from '#frontend/core/paths.ts';
import { useCurrentUser } from '#frontend/core/session/RequireSession.tsx';
import { TextLink } from '#frontend/ui/actions/TextLink.tsx';
import { FormSection } from '#frontend/ui/forms/FormSection.tsx';
import { Switch } from '#frontend/ui/forms/Switch.tsx';
import { Skeleton } from '#frontend/ui/layout/Skeleton.tsx';
import { toast } from '#frontend/ui/overlays/toast.ts';
import { mayApply } from '#shared/core/applicant-roles.ts';
import { shownAddress } from '#shared/core/shown-address.ts';
import { usePreferences, useSavePreferences } from '../api.ts';

const HINT = 'When an application is received, withdrawn or changes status.';

/** The email preferences. Only optional mail is listed: links and codes are always sent on request. */
export function MailSetting() {
  const { email, emailConfirmed, role } = useCurrentUser();
  return (
    <FormSection
      title="Email notifications"
      description={
        <>
          Sent to <strong className="font-semibold break-all">{shownAddress(email)}</strong>
          {!emailConfirmed && ' once you confirm this address'}.
        </>
      }
    >
      {mayApply(role) && (
        <>
          <ApplicationMail />
          <p className="text-small text-muted">
            Emails about new openings come from alerts, which you turn on and off for each of{' '}
            <TextLink to={`${PATHS.explore}?searches=list`}>your saved searches</TextLink>.
          </p>
        </>
      )}
      <p className="text-small text-muted">
        We always send emails that your account needs, such as confirmation links and password reset codes.
      </p>
    </FormSection>
  );
}

/** For those who can apply. */
function ApplicationMail() {
  const { id } = useCurrentUser();
  const { data, error, isFetching, refetch } = usePreferences(id);
  // Shown at once. What is stored follows, or stays as it was.
  const [chosen, setChosen] = useState<boolean>();
  const { mutate } = useSavePreferences(id, (failure) =>
    toast({
      title: 'We couldn’t save your choice',
      description: errorMessage(failure, UNREACHABLE),
      variant: 'destructive',
      reference: referenceOf(failure),
    }),
  );
  if (data)
    return (
      <Switch
        label="Emails about my applications"
        hint={HINT}
        checked={chosen ?? data.mail.applications}
        onChange={({ target: { checked } }) => {
          setChosen(checked);
          mutate(
            { ...data, mail: { ...data.mail, applications: checked } },
            { onError: () => setChosen(undefined) },
          );
        }}
      />
    );
  if (!error || isFetching) return <Skeleton className="h-12 w-full" />;
  return <RetryNotice tone="danger" error={error} onRetry={() => void refetch()} />;
}
