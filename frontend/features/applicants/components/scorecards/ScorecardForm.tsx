import { useQueryClient } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import type * as z from 'zod';
import { api } from '#frontend/core/api/client.ts';
import { RecordConflict } from '#frontend/core/forms/ConflictNotice.tsx';
import { FormFailure } from '#frontend/core/forms/FormFailure.tsx';
import { useRecordForm } from '#frontend/core/forms/useRecordForm.ts';
import { CriteriaFields } from '#frontend/core/scorecards/CriteriaFields.tsx';
import type { ScorecardValues } from '#frontend/core/scorecards/ratingFields.ts';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { Form } from '#frontend/ui/forms/Form.tsx';
import { RadioGroup } from '#frontend/ui/forms/RadioGroup.tsx';
import { TextArea } from '#frontend/ui/forms/TextArea.tsx';
import { ratableCriteria } from '#shared/core/scorecard-rules.ts';
import type { ApplicantDetail } from '#shared/features/applicants/routes.ts';
import {
  APPLICANT_SCORECARD,
  RECOMMENDATION_LABELS,
  RECOMMENDATIONS,
} from '#shared/features/applicants/scorecard-rules.ts';
import { labelsOf, type Own, ownOf, schemaFor, valuesOf } from './scorecardValues.ts';

type Sent = z.output<ReturnType<typeof schemaFor>>;

export const draftOf = ({ opportunityId, userId }: Pick<ApplicantDetail, 'opportunityId' | 'userId'>) =>
  `scorecard:${opportunityId}:${userId}`;

const CHOICES = RECOMMENDATIONS.map((value) => ({ value, label: RECOMMENDATION_LABELS[value] }));

interface ScorecardFormProps {
  applicant: ApplicantDetail;
  onClose: () => void;
}

/** The caller’s scorecard: a rating with its evidence for each criterion, and what they recommend. */
export function ScorecardForm({ applicant, onClose }: ScorecardFormProps) {
  const { opportunityId, userId, name, scorecards } = applicant;
  const params = { id: opportunityId, userId };
  const queryClient = useQueryClient();
  const { queryKey } = api.query('applicants.one', { params });
  const criteria = ratableCriteria(scorecards.criteria, scorecards.own);
  const state = useRecordForm<Own, ScorecardValues, Sent>({
    record: ownOf(scorecards),
    valuesOf: (own) => valuesOf(criteria, own),
    schemaFor: () => schemaFor(criteria),
    draft: draftOf(applicant),
    save: async (values, { version }) =>
      ownOf(await api.call('applicants.saveScorecard', { params, body: { ...values, version } })),
    read: async () => ownOf((await api.call('applicants.one', { params })).scorecards),
    onSaved: async () => {
      await queryClient.invalidateQueries({ queryKey });
      onClose();
    },
  });
  const { form, base } = state;
  const values = useWatch({ control: state.control });
  return (
    <Form form={form} label={`Scorecard about ${name}`} onSubmit={state.submit}>
      <RecordConflict form={state} subject="Your scorecard" labels={labelsOf(criteria)} />
      <FormFailure failure={state.failure} />
      <CriteriaFields form={state} values={values} scale={APPLICANT_SCORECARD.scale} criteria={criteria} />
      <RadioGroup
        {...state.field('recommendation')}
        label="What do you recommend?"
        mark="required"
        columns={2}
        value={values.recommendation ?? ''}
        options={CHOICES}
      />
      <TextArea {...state.field('summary')} label="Summary" mark="optional" rows={3} />
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onClose} disabled={state.pending}>
          Close
        </Button>
        <Button type="submit" variant="primary" pending={state.pending}>
          {base.version === 0 ? 'Submit scorecard' : 'Submit again'}
        </Button>
      </div>
    </Form>
  );
}
