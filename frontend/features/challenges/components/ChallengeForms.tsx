import { useNavigate } from 'react-router-dom';
import { api } from '#frontend/core/api/client.ts';
import { RecordConflict } from '#frontend/core/forms/ConflictNotice.tsx';
import { useApiForm } from '#frontend/core/forms/useApiForm.ts';
import { useRecordForm } from '#frontend/core/forms/useRecordForm.ts';
import { useTimeZone } from '#frontend/parts/calendar/time.ts';
import { CHALLENGES_PATH } from '#frontend/parts/challenges/paths.ts';
import { toast } from '#frontend/ui/overlays/toast.ts';
import { keysIn } from '#shared/core/choice-keys.ts';
import { challengePath } from '#shared/features/challenges/address.ts';
import type { Challenge } from '#shared/features/challenges/schema.ts';
import { useChallengeChanged } from '../api.ts';
import {
  challengeBody,
  challengeValuesSchema,
  noChallenge,
  type SentChallengeValues,
  valuesOf,
} from '../challengeValues.ts';
import { ChallengeForm } from './ChallengeForm.tsx';

const LABELS = {
  title: 'title',
  description: 'description',
  prize: 'prize',
  deadlineDate: 'date of the deadline',
  deadline: 'time of the deadline',
  timeZone: 'time zone',
  difficulty: 'difficulty',
  openTo: 'who may join',
  eligibility: 'eligibility',
  teamSize: 'team size',
  rubric: 'rubric',
} as const;

/** A new challenge: it becomes a draft. */
export function NewChallenge() {
  const zone = useTimeZone();
  const go = useNavigate();
  const changed = useChallengeChanged();
  const form = useApiForm({
    schema: challengeValuesSchema,
    defaultValues: noChallenge(zone),
    draft: { name: 'challenge:new', fields: keysIn(LABELS) },
    send: async (sent: SentChallengeValues) =>
      api.call('challenges.create', { body: await challengeBody(sent) }),
    onSent: async (challenge) => {
      await changed(challenge);
      toast({ title: 'Draft saved', description: challenge.title });
      await go(challengePath(challenge.id));
    },
  });
  return <ChallengeForm form={form} label="Create challenge" cancel={CHALLENGES_PATH} />;
}

/** Changes a draft on top of the version that was loaded. */
export function EditChallenge({ challenge }: { challenge: Challenge }) {
  const go = useNavigate();
  const changed = useChallengeChanged();
  const params = { id: challenge.id };
  const form = useRecordForm({
    record: challenge,
    valuesOf,
    schemaFor: () => challengeValuesSchema,
    draft: `challenge:${challenge.id}`,
    save: async (sent: SentChallengeValues, { version }) =>
      api.call('challenges.update', { params, body: { ...(await challengeBody(sent)), version } }),
    read: () => api.call('challenges.get', { params }),
    onSaved: async (saved) => {
      await changed(saved);
      toast({ title: 'Draft saved', description: saved.title });
      await go(challengePath(challenge.id));
    },
  });
  return (
    <>
      <RecordConflict form={form} subject="This challenge" labels={LABELS} />
      <ChallengeForm form={form} label="Edit challenge" cancel={challengePath(challenge.id)} />
    </>
  );
}
