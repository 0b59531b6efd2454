import { useQuery } from '@tanstack/react-query';
import { type Ref, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { errorCode } from '#frontend/core/api/ApiError.ts';
import { api } from '#frontend/core/api/client.ts';
import { RetryNotice } from '#frontend/core/api/RetryNotice.tsx';
import { useCurrentUser } from '#frontend/core/session/RequireSession.tsx';
import { ButtonLink } from '#frontend/ui/actions/ButtonLink.tsx';
import { EmptyState } from '#frontend/ui/layout/EmptyState.tsx';
import { Skeleton } from '#frontend/ui/layout/Skeleton.tsx';
import { toast } from '#frontend/ui/overlays/toast.ts';
import { PostIcon } from '#frontend/ui/style/icons.ts';
import type { Posting } from '#shared/features/postings/routes.ts';
import { usePosting } from '../api.ts';
import type { PostingSlots } from '../slots.ts';
import { TEMPLATES } from '../templates.ts';
import { copyOf, newValues, type PostingValues } from '../values.ts';
import { CompanyNotice } from './CompanyNotice.tsx';
import { PostingForm, type PostingFormHandle } from './PostingForm.tsx';

interface EditorPanelProps extends PostingSlots {
  handle: Ref<PostingFormHandle>;
}

/** The posting that the address names (`?posting=`), a copy of one (`?copy=`), a template (`?template=`), or a new one. */
export function EditorPanel({ handle, Preview, CreateCompany }: EditorPanelProps) {
  const [search, setSearch] = useSearchParams();
  const { role } = useCurrentUser();
  const [id, copied, template] = ['posting', 'copy', 'template'].map((name) => search.get(name) ?? undefined);
  const source = usePosting(id ?? copied);
  const company = useQuery({ ...api.query('companies.mine'), enabled: role === 'employer', staleTime: 0 });
  /** The posting that was created here: its form stays while the address gets its id. */
  const [created, setCreated] = useState<{ id: string; name: string }>();
  const mounted = useRef(true);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);

  const own = id !== undefined && created?.id === id;
  const name = own
    ? created.name
    : (id ?? [copied && `copy ${copied}`, template, 'new'].find(Boolean) ?? 'new');
  const wanted = id ?? copied;
  // What the cache has from earlier may have changed elsewhere; without a connection it is all there is.
  const fresh = own || source.isFetchedAfterMount || source.fetchStatus === 'paused';
  if (wanted !== undefined && !(source.data && fresh)) {
    if (!source.error || source.isFetching) return <EditorSkeleton />;
    return errorCode(source.error) === 'not_found' ? (
      <NoSuchPosting />
    ) : (
      <RetryNotice
        error={source.error}
        heading="h2"
        title="We couldn’t load this posting"
        onRetry={() => void source.refetch()}
      />
    );
  }
  if (role === 'employer' && company.isPending && company.fetchStatus === 'fetching')
    return <EditorSkeleton />;
  const ended = id !== undefined && (source.data?.status === 'closed' || source.data?.status === 'filled');
  if (ended) return <EndedPosting id={id} />;

  const onCreated = (posting: Posting) => {
    if (!mounted.current) return;
    setCreated({ id: posting.id, name });
    setSearch({ posting: posting.id }, { replace: true });
  };
  const onSent = (posting: Posting) => {
    toast(sentText(posting));
    if (mounted.current) setSearch({ tab: 'postings' });
  };
  const start = (): PostingValues =>
    copied !== undefined && source.data
      ? copyOf(source.data, role)
      : (TEMPLATES.find((one) => one.id === template)?.values ?? newValues(role));
  return (
    <div className="flex flex-col gap-6">
      {role === 'employer' && company.data && !company.data.company && (
        <CompanyNotice requested={company.data.requested} CreateCompany={CreateCompany} />
      )}
      <PostingForm
        key={name}
        handle={handle}
        Preview={Preview}
        posting={id === undefined ? undefined : source.data}
        start={start()}
        name={name}
        company={role === 'employer' ? (company.data?.company?.name ?? '') : undefined}
        onCreated={onCreated}
        onSent={onSent}
      />
    </div>
  );
}

const sentText = ({ status, title }: Posting) => {
  if (status === 'in_review')
    return {
      title: 'Submitted for review',
      description: `“${title}” goes live as soon as an admin has approved it.`,
    };
  return status === 'open'
    ? { title: 'Your posting is open', description: `Candidates can find “${title}” and apply.` }
    : { title: 'Changes saved' };
};

function EndedPosting({ id }: { id: string }) {
  return (
    <EmptyState
      heading="h2"
      icon={<PostIcon />}
      title="This posting has ended"
      action={
        <ButtonLink to={{ search: `?copy=${id}` }} variant="primary">
          Duplicate it
        </ButtonLink>
      }
    >
      A closed or filled posting can’t be edited. You can start a new one with its texts.
    </EmptyState>
  );
}

function NoSuchPosting() {
  return (
    <EmptyState
      heading="h2"
      icon={<PostIcon />}
      title="This posting doesn’t exist"
      action={
        <ButtonLink to={{ search: '?tab=postings' }} variant="primary">
          Go to your postings
        </ButtonLink>
      }
    >
      It may have been removed, or it belongs to another company.
    </EmptyState>
  );
}

function EditorSkeleton() {
  return (
    <div role="status" className="flex max-w-160 animate-appear flex-col gap-5">
      <span className="sr-only">Loading the posting…</span>
      {['title', 'pay', 'type', 'level'].map((row) => (
        <div key={row} className="flex flex-col gap-2">
          <Skeleton className="h-4 w-24" />
          <Skeleton className="h-11 w-full" />
        </div>
      ))}
    </div>
  );
}
