import { useQuery } from '@tanstack/react-query';
import { useLocation, useParams, useSearchParams } from 'react-router-dom';
import { errorCode } from '#frontend/core/api/ApiError.ts';
import { api } from '#frontend/core/api/client.ts';
import { RetryNotice } from '#frontend/core/api/RetryNotice.tsx';
import { PATHS } from '#frontend/core/paths.ts';
import { authPath } from '#frontend/core/session/arrival.ts';
import { useSession } from '#frontend/core/session/useSession.ts';
import { MessageButton } from '#frontend/parts/conversations/MessageButton.tsx';
import { ButtonLink } from '#frontend/ui/actions/ButtonLink.tsx';
import { SegmentedControl } from '#frontend/ui/forms/SegmentedControl.tsx';
import { useTitle } from '#frontend/ui/hooks/useTitle.ts';
import { EmptyState } from '#frontend/ui/layout/EmptyState.tsx';
import { Notice } from '#frontend/ui/layout/Notice.tsx';
import { Skeleton } from '#frontend/ui/layout/Skeleton.tsx';
import { UserIcon } from '#frontend/ui/style/icons.ts';
import { fullName } from '#shared/core/names.ts';
import { mayRequest, requestIdOf } from '#shared/features/conversations/reason-rules.ts';
import type { ViewedProfile } from '#shared/features/profile/routes.ts';
import { PersonMenu } from '../components/PersonMenu.tsx';
import { PersonView } from '../components/PersonView.tsx';

/** `/people/:id`: a profile as the viewer may see it; one's own as others do. */
export default function PersonPage() {
  const { id = '' } = useParams();
  const { user } = useSession();
  return (
    <div className="mx-auto max-w-[52rem]">
      {user ? <Person id={id} isOwn={user.id === id} /> : user === null && <SignInFirst />}
    </div>
  );
}

/** Profiles are for users only. */
function SignInFirst() {
  const { pathname } = useLocation();
  useTitle('Profile');
  return (
    <EmptyState
      heading="h1"
      icon={<UserIcon />}
      title="Sign in to see this profile"
      action={
        <ButtonLink to={authPath({ next: pathname })} variant="primary">
          Login
        </ButtonLink>
      }
    >
      Profiles are visible to people with an account.
    </EmptyState>
  );
}

/** Begins a first contact, for those who may. Where the two have another reason, the conversation is in Messages. */
function Contact({ id, person }: { id: string; person: Pick<ViewedProfile, 'firstName' | 'role'> }) {
  const { user } = useSession();
  if (!user || !mayRequest(user.role, person.role)) return null;
  return (
    <MessageButton
      variant="primary"
      with={id}
      reason={{ kind: 'request', id: requestIdOf(user.id, id) }}
      name={person.firstName}
      asksMentor={user.role === 'student' && person.role === 'mentor'}
    />
  );
}

const VIEWS = [
  { value: 'everyone', label: 'Everyone signed in' },
  { value: 'work', label: 'People I work with' },
] as const;

function Person({ id, isOwn }: { id: string; isOwn: boolean }) {
  const [params, setParams] = useSearchParams();
  const as = params.get('as') === 'work' ? 'work' : 'everyone';
  const { data, error, isFetching, refetch } = useQuery({
    ...api.query('profile.person', { params: { id }, query: isOwn ? { as } : {} }),
    staleTime: 0,
  });
  useTitle(data ? fullName(data) : 'Profile');
  return (
    <>
      {isOwn && (
        <div className="pb-6">
          <Notice
            title="This is your profile as others see it"
            action={
              <ButtonLink size="small" to={PATHS.profile}>
                Edit profile
              </ButtonLink>
            }
          >
            <div className="mt-2 flex">
              <SegmentedControl
                label="Show it as"
                name="as"
                segments={VIEWS}
                value={as}
                onChange={(view) => setParams(view === 'work' ? { as: 'work' } : {}, { replace: true })}
              />
            </div>
          </Notice>
        </div>
      )}
      {data && (
        <PersonView
          person={data}
          action={
            !isOwn && (
              <div className="flex items-center gap-2">
                <Contact id={id} person={data} />
                <PersonMenu id={id} name={fullName(data)} />
              </div>
            )
          }
        />
      )}
      {!data && error && !isFetching && errorCode(error) === 'not_found' && (
        <EmptyState heading="h1" icon={<UserIcon />} title="We couldn’t find this profile">
          It doesn’t exist, or is no longer shown.
        </EmptyState>
      )}
      {!data && error && !isFetching && errorCode(error) !== 'not_found' && (
        <RetryNotice
          heading="h1"
          error={error}
          title="We couldn’t load this profile"
          onRetry={() => void refetch()}
        />
      )}
      {!data && (!error || isFetching) && (
        <div className="flex flex-col gap-6">
          <Skeleton className="h-28 w-full rounded-card" />
          <Skeleton className="h-64 w-full rounded-card" />
        </div>
      )}
    </>
  );
}
