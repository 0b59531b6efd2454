import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useWatch } from 'react-hook-form';
import * as z from 'zod';
import { api } from '#frontend/core/api/client.ts';
import { RetryNotice } from '#frontend/core/api/RetryNotice.tsx';
import { FormSheet } from '#frontend/core/forms/FormSheet.tsx';
import { useApiForm } from '#frontend/core/forms/useApiForm.ts';
import { AiNotices } from '#frontend/parts/matching/AiNotices.tsx';
import { ProvenSkills } from '#frontend/parts/matching/ProvenSkills.tsx';
import { ReceiptView } from '#frontend/parts/matching/ReceiptView.tsx';
import { TextArea } from '#frontend/ui/forms/TextArea.tsx';
import { Skeleton } from '#frontend/ui/layout/Skeleton.tsx';
import { NOTICE_OF_ALL } from '#shared/core/ai-notices.ts';
import { paragraphs } from '#shared/core/contract.ts';
import type { OpportunityType } from '#shared/core/opportunity-choices.ts';
import { APPLICATION_NOTE_MAX } from '#shared/features/applications/rules.ts';
import type { Decided } from '../useApply.ts';
import { ResumeChoice } from './ResumeChoice.tsx';
import { ReviewChoice } from './ReviewChoice.tsx';
import { SentProfile } from './SentProfile.tsx';

export interface ApplySheetProps {
  opportunity: { id: string; type: OpportunityType; title: string; company: string };
  onSend: (decided: Decided) => Promise<void>;
  /** What will be sent could not be loaded. */
  onRefused: (error: Error) => void;
  onClose: () => void;
}

/** The choice of a review is made where software helps with it, and there is none before the user makes it. */
const schemaFor = (screened: boolean) =>
  z.object({
    note: paragraphs(APPLICATION_NOTE_MAX),
    resume: z.boolean(),
    review: screened ? z.enum(['scored', 'unscored'], 'Choose how your application is reviewed') : z.string(),
  });

const COUNT = new Intl.NumberFormat('en');

/** Shows what will be sent before an application is, and takes what the user adds. */
export default function ApplySheet({ opportunity, onSend, onRefused, onClose }: ApplySheetProps) {
  const { id, type, title, company } = opportunity;
  const { data, error, isError, isFetching, refetch } = useQuery({
    ...api.query('applications.preview', { params: { opportunityId: id } }),
    refetchOnMount: 'always',
  });
  const refused = useEffectEvent(onRefused);
  useEffect(() => {
    if (error) refused(error);
  }, [error]);
  const screened = data?.aiScreening ?? false;
  const form = useApiForm({
    schema: schemaFor(screened),
    defaultValues: { note: '', resume: true, review: '' },
    draft: { name: `application:${id}`, fields: ['note', 'resume', 'review'] },
    send: ({ note, resume, review }) =>
      onSend({
        note,
        resume: resume && data?.resume !== null,
        unscored: screened && review === 'unscored',
      }),
  });
  const note = useWatch({ control: form.control, name: 'note' });
  return (
    <FormSheet
      title={type === 'project' ? 'Join this project?' : 'Apply for this position?'}
      description={`${title} at ${company}`}
      wide
      form={form}
      submit={{ label: 'Send application', pending: 'Sending…', disabled: !data }}
      onClose={onClose}
    >
      {data && <SentProfile sent={data} company={company} />}
      {!data &&
        (isError && !isFetching ? (
          <RetryNotice
            error={error}
            fallback="We couldn’t load what will be sent."
            onRetry={() => void refetch()}
          />
        ) : (
          <Loading />
        ))}
      {data && <ResumeChoice file={data.resume} field={form.field('resume')} />}
      <TextArea
        {...form.field('note')}
        label={`Note to ${company}`}
        mark="optional"
        hint={`${COUNT.format(note.length)} of ${COUNT.format(APPLICATION_NOTE_MAX)} characters`}
        rows={3}
      />
      {data && (
        <section className="flex flex-col gap-3">
          <h3 className="text-lead font-semibold">Your match</h3>
          <ReceiptView receipt={data.receipt} id={id} title={title} />
          <ProvenSkills proven={data.proven} heading="h4" />
        </section>
      )}
      <section className="flex flex-col gap-2">
        <h3 className="text-lead font-semibold">Software in the selection</h3>
        <p className="text-small text-muted">{NOTICE_OF_ALL}</p>
        <AiNotices reader="applicant" />
      </section>
      {screened && <ReviewChoice company={company} field={form.field('review')} />}
      <p className="text-small text-muted">
        <bdi>{company}</bdi> answers here. We’ll notify you of every change, and you can withdraw until it is
        decided.
      </p>
    </FormSheet>
  );
}

function Loading() {
  return (
    <div role="status" aria-label="Loading what will be sent…" className="flex flex-col gap-3">
      <Skeleton className="h-6 w-56 max-w-full" />
      <Skeleton className="h-48 w-full" />
    </div>
  );
}
