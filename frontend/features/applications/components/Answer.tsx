import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Suspense } from 'react';
import { errorMessage, referenceOf, UNREACHABLE } from '#frontend/core/api/ApiError.ts';
import { api } from '#frontend/core/api/client.ts';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { fullDate } from '#frontend/ui/data/dates.ts';
import { lazyPart } from '#frontend/ui/hooks/lazyPart.tsx';
import { toast } from '#frontend/ui/overlays/toast.ts';
import { rejectionSentence } from '#shared/features/applications/rejection-reasons.ts';
import type { Application } from '#shared/features/applications/routes.ts';
import { INVITED_STATUSES, type OfferAnswer } from '#shared/features/applications/rules.ts';
import { refreshMyApplications, useCacheApplication } from '../api.ts';

const DONE: Readonly<Record<OfferAnswer, { title: string; description: string }>> = {
  accept: { title: 'Offer accepted', description: 'Congratulations! We’re letting the employer know.' },
  decline: {
    title: 'Offer declined',
    description: 'We’ll let the employer know. They may make another offer.',
  },
};

const EngagementLink = lazyPart(() => import('#frontend/parts/engagements/EngagementLink.tsx'));
const OwnInterviews = lazyPart(() => import('#frontend/parts/meetings/OwnInterviews.tsx'));

/** What the employer answered, the interviews, and the live project that follows from a hire. */
export default function Answer({ application }: { application: Application }) {
  const { status, opportunityId, opportunity, userId } = application;
  return (
    <>
      <Decided application={application} />
      {status === 'hired' && opportunity.type === 'project' && (
        <Suspense>
          <EngagementLink opportunityId={opportunityId} studentId={userId} />
        </Suspense>
      )}
      {INVITED_STATUSES.includes(status) && (
        <Suspense>
          <OwnInterviews opportunityId={opportunityId} />
        </Suspense>
      )}
    </>
  );
}

/** What the employer answered: an offer with its buttons, or the reason of a rejection. Nothing while there is no answer. */
function Decided({ application }: { application: Application }) {
  const { status, offer, rejection } = application;
  if (offer && (status === 'offered' || status === 'hired' || status === 'offer_declined'))
    return <Offer application={application} offer={offer} />;
  const sentence = status === 'rejected' && rejection && rejectionSentence(rejection.reason);
  if (!sentence) return null;
  return (
    <section className="flex max-w-prose flex-col gap-2 rounded-card border border-line px-4 py-3 text-small">
      <h3 className="font-semibold">Why it was rejected</h3>
      <p>{sentence}</p>
      {rejection.message && (
        <p dir="auto" className="whitespace-pre-line wrap-anywhere">
          “{rejection.message}”
        </p>
      )}
    </section>
  );
}

interface OfferProps {
  application: Application;
  offer: NonNullable<Application['offer']>;
}

function Offer({ application, offer: { text, answerBy } }: OfferProps) {
  const { opportunityId, opportunity, status } = application;
  const queryClient = useQueryClient();
  const cacheApplication = useCacheApplication();
  const { mutate, isPending } = useMutation({
    mutationFn: (answer: OfferAnswer) =>
      api.call('applications.answerOffer', { params: { opportunityId }, body: { answer } }),
    onSuccess: (answered, answer) => {
      cacheApplication(answered);
      toast(DONE[answer]);
      void queryClient.invalidateQueries({ queryKey: api.key('applications.get') });
    },
    onError: (error) => {
      toast({
        title: 'Your answer wasn’t sent',
        description: errorMessage(error, UNREACHABLE),
        variant: 'destructive',
        reference: referenceOf(error),
      });
      void refreshMyApplications(queryClient);
    },
  });
  return (
    <section
      aria-label={`Offer of ${opportunity.company}`}
      className="flex max-w-prose flex-col gap-3 rounded-card border border-line px-4 py-3 text-small"
    >
      <h3 className="font-semibold">
        The offer of <bdi>{opportunity.company}</bdi>
      </h3>
      <p className="whitespace-pre-line wrap-anywhere">{text}</p>
      {status === 'offered' ? (
        <>
          <p className="text-muted">Answer by {fullDate(answerBy)}</p>
          <div className="flex flex-wrap gap-2">
            <Button size="small" variant="primary" pending={isPending} onClick={() => mutate('accept')}>
              Accept offer
            </Button>
            <Button size="small" disabled={isPending} onClick={() => mutate('decline')}>
              Decline offer
            </Button>
          </div>
        </>
      ) : (
        <p className="text-muted">{status === 'hired' ? 'You accepted it.' : 'You declined it.'}</p>
      )}
    </section>
  );
}
