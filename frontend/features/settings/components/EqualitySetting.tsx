import { RetryNotice } from '#frontend/core/api/RetryNotice.tsx';
import { FormFailure } from '#frontend/core/forms/FormFailure.tsx';
import { useDeleteAnswers, useOwnAnswers } from '#frontend/parts/equality/api.ts';
import { EqualityFields } from '#frontend/parts/equality/EqualityFields.tsx';
import { useEqualityForm } from '#frontend/parts/equality/useEqualityForm.ts';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { Form } from '#frontend/ui/forms/Form.tsx';
import { FormSection } from '#frontend/ui/forms/FormSection.tsx';
import { Skeleton } from '#frontend/ui/layout/Skeleton.tsx';
import { toast } from '#frontend/ui/overlays/toast.ts';
import { EQUALITY_QUESTIONS, type EqualityAnswers } from '#shared/features/equality/rules.ts';

/** The equal opportunity answers: the only place where someone sees them, and that is the user who gave them. */
export function EqualitySetting() {
  const { data, error, isFetching, refetch } = useOwnAnswers();
  return (
    <FormSection
      title="Equal opportunity answers"
      description="Voluntary, and separate from your profile and your applications. Only you can see your answers; companies see counts for groups of ten or more people."
    >
      {data && <Answers answers={data.answers} />}
      {!data && (!error || isFetching) && <Skeleton className="h-56 w-full" />}
      {!data && error && !isFetching && (
        <RetryNotice tone="danger" error={error} onRetry={() => void refetch()} />
      )}
    </FormSection>
  );
}

const EMPTY = { sex: '', race: '', age: '' };

function Answers({ answers }: { answers: EqualityAnswers }) {
  const { form, field, submit, pending, failure } = useEqualityForm(answers, () =>
    toast({ title: 'Answers saved', description: 'They’ll be included in figures from now on.' }),
  );
  const remove = useDeleteAnswers(() => form.reset(EMPTY));
  const some = EQUALITY_QUESTIONS.some((question) => answers[question] !== null);
  return (
    <Form form={form} label="Equal opportunity answers" onSubmit={submit}>
      <FormFailure failure={failure} />
      <EqualityFields field={field} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" pending={pending} disabled={remove.isPending}>
          {pending ? 'Saving…' : 'Save answers'}
        </Button>
        {some && (
          <Button
            variant="danger"
            pending={remove.isPending}
            disabled={pending}
            onClick={() => remove.mutate()}
          >
            Delete answers
          </Button>
        )}
      </div>
    </Form>
  );
}
