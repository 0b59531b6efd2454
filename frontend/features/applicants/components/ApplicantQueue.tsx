import { Suspense, useState } from 'react';
import { ListWithDetail } from '#frontend/core/lists/ListWithDetail.tsx';
import { MorePages } from '#frontend/core/lists/MorePages.tsx';
import { openNext } from '#frontend/core/lists/PaneList.tsx';
import type { Selection } from '#frontend/core/lists/selection/useSelection.ts';
import type { OpenItem } from '#frontend/core/lists/useOpenItem.ts';
import { loadProposeSheet } from '#frontend/parts/meetings/ProposeButton.tsx';
import type { ProposeTarget } from '#frontend/parts/meetings/proposeTarget.ts';
import { lazyPart } from '#frontend/ui/hooks/lazyPart.tsx';
import { useChunk } from '#frontend/ui/hooks/useChunk.ts';
import { useKeys } from '#frontend/ui/hooks/useKeys.ts';
import { Skeleton } from '#frontend/ui/layout/Skeleton.tsx';
import { toast } from '#frontend/ui/overlays/toast.ts';
import { type BulkDecision, cannotBecome } from '#shared/features/applicants/rules.ts';
import { idOf, type ListedApplicant, type useApplicants } from '../api.ts';
import { mayDecide } from '../applicantDecisions.ts';
import { useInterviews } from '../useInterviews.ts';
import type { Triage } from '../useTriage.ts';
import { ApplicantCard } from './ApplicantCard.tsx';
import { ApplicantRow } from './ApplicantRow.tsx';
import type { DecisionActions } from './Decisions.tsx';

const ApplicantView = lazyPart(() => import('./ApplicantView.tsx'));
const loadDecision = async () => ({
  default: (await import('./ApplicantDecisionDialog.tsx')).ApplicantDecisionDialog,
});
const loadOffer = async () => ({ default: (await import('./OfferDialog.tsx')).OfferDialog });

interface ApplicantQueueProps {
  list: ReturnType<typeof useApplicants>;
  items: readonly ListedApplicant[];
  open: OpenItem;
  selection: Selection<ListedApplicant>;
  triage: Triage;
}

const KEYS = [
  ['a', 'Accept'],
  ['v', 'Review: open the applicant'],
  ['r', 'Reject with a reason'],
  ['s', 'Schedule an interview'],
  ['z', 'Undo the latest decision'],
  ['x', 'Select'],
] as const;

/** Whom the sheet for interviews is about. */
const targetOf = ({ userId, opportunityId, name, version }: ListedApplicant): ProposeTarget => ({
  with: userId,
  name,
  version,
  reason: { kind: 'application', opportunityId, userId },
});

/** Whether a decision is possible. A key has no button that would be missing, so it says why it does nothing. */
const isPossible = ({ status, name }: ListedApplicant, to: BulkDecision): boolean => {
  if (mayDecide(status, to)) return true;
  toast({ title: `${name} was not moved`, description: cannotBecome(status, to) });
  return false;
};

/** The posting and the user in the id of an open applicant. */
const partsOf = (id: string) => {
  const [opportunityId = '', userId = ''] = id.split('.');
  return { opportunityId, userId };
};

/** The applicants as cards, or as rows beside the open one, with the keys that decide. */
export function ApplicantQueue({ list, items, open, selection, triage }: ApplicantQueueProps) {
  const [rejecting, setRejecting] = useState<ListedApplicant>();
  const [inviting, setInviting] = useState<ListedApplicant>();
  const [offering, setOffering] = useState<ListedApplicant>();
  const Decision = useChunk(loadDecision, rejecting?.id, () => setRejecting(undefined));
  const Offer = useChunk(loadOffer, offering?.id, () => setOffering(undefined));
  const Propose = useChunk(loadProposeSheet, inviting?.id, () => setInviting(undefined));
  const shown = open.shownId;
  const next = () => {
    if (open.shownId !== undefined) openNext(open, items);
  };
  const interviewsOf = useInterviews(items);
  const actions: DecisionActions = {
    accept: (applicant) => {
      if (!isPossible(applicant, 'reviewed')) return;
      triage.move(applicant, 'reviewed');
      next();
    },
    schedule: (applicant) =>
      (applicant.status === 'interview_scheduled' || isPossible(applicant, 'interview_scheduled')) &&
      setInviting(applicant),
    reject: (applicant) => isPossible(applicant, 'rejected') && setRejecting(applicant),
    offer: setOffering,
    pending: triage.pending,
  };
  /** The open applicant, or the one whose row has the focus. */
  const current = (): ListedApplicant | undefined => {
    const focused = document.activeElement?.closest('[data-row]')?.getAttribute('data-row');
    return items.find(({ id }) => id === (shown ?? focused));
  };
  const withCurrent = (act: (applicant: ListedApplicant) => void) => () => {
    const applicant = current();
    if (applicant) act(applicant);
  };
  useKeys({
    a: withCurrent(actions.accept),
    s: withCurrent(actions.schedule),
    r: withCurrent(actions.reject),
    v: withCurrent(({ id }) => open.select(id)),
    z: triage.undo,
  });
  const decided = (applicant: ListedApplicant, to: BulkDecision, version: number) => {
    triage.decided(applicant, to, version);
    next();
  };
  const cards = (
    <div>
      <ul ref={open.rows} aria-label="Applicants" className="flex flex-col gap-4">
        {items.map((applicant) => (
          <ApplicantCard
            key={applicant.id}
            applicant={applicant}
            open={open}
            selection={selection}
            actions={actions}
            interviews={interviewsOf(applicant)}
          />
        ))}
      </ul>
      <MorePages list={list} rows={open.rows} />
    </div>
  );
  const rows = (
    <div>
      <ul
        ref={open.rows}
        aria-label="Applicants"
        className="divide-y divide-line border-y border-line max-lg:-mx-4"
      >
        {items.map((applicant) => (
          <ApplicantRow key={applicant.id} applicant={applicant} open={open} selection={selection} />
        ))}
      </ul>
      <MorePages list={list} rows={open.rows} />
    </div>
  );
  return (
    <>
      <ListWithDetail
        open={open}
        label="Selected applicant"
        back="All applicants"
        keys={KEYS}
        list={shown === undefined ? cards : rows}
        detail={
          shown !== undefined && (
            <Suspense fallback={<Skeleton className="h-96 w-full" />}>
              <ApplicantView
                key={shown}
                of={partsOf(shown)}
                headingRef={open.headingRef}
                onClose={open.wide ? open.close : undefined}
                actions={actions}
              />
            </Suspense>
          )
        }
      />
      {Decision && rejecting && (
        <Decision
          key={idOf(rejecting)}
          to="rejected"
          applicants={[rejecting]}
          onDecided={decided}
          onClose={() => setRejecting(undefined)}
        />
      )}
      {Propose && inviting && (
        <Propose
          {...targetOf(inviting)}
          onSent={({ status, version, undoUntil }) => {
            if (status !== 'interview_scheduled' || version === undefined) return;
            // Nothing can be undone of another interview with one who is invited already.
            if (undoUntil) triage.decided(inviting, status, version);
            next();
          }}
          onClose={() => setInviting(undefined)}
        />
      )}
      {Offer && offering && (
        <Offer
          applicant={offering}
          onDecided={(applicant, version) => triage.decided(applicant, 'offered', version)}
          onClose={() => setOffering(undefined)}
        />
      )}
    </>
  );
}
