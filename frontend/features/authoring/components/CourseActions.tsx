import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { api } from '#frontend/core/api/client.ts';
import { ConfirmDialog } from '#frontend/core/forms/ConfirmDialog.tsx';
import { saveFile } from '#frontend/core/page/saveFile.ts';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { useChunk } from '#frontend/ui/hooks/useChunk.ts';
import { toast } from '#frontend/ui/overlays/toast.ts';
import { DownloadIcon } from '#frontend/ui/style/icons.ts';
import { type Course, forgetCourse, keepCourse, useCourseAction } from '../api.ts';
import { packageOf } from '../coursePackage.ts';
import { authoringPath, useAuthorRole } from '../paths.ts';
import { useCourseAddress } from '../useCourseAddress.ts';

const loadSubmit = () => import('./SubmitCourse.tsx');

/** What its author can do with a course as a whole. */
export function CourseActions({ course }: { course: Course }) {
  const { id, status, published, about, findings } = course;
  const [submitting, setSubmitting] = useState(false);
  const close = () => setSubmitting(false);
  const SubmitCourse = useChunk(loadSubmit, submitting, close);
  // What the checks call an error stops a submission.
  const { openTab } = useCourseAddress();
  const recall = useCourseAction(
    () => api.call('authoring.recall', { params: { id }, body: {} }),
    'Taken back from review',
  );
  const hasErrors = findings.some(({ level }) => level === 'error');
  return (
    <>
      <Button
        icon={<DownloadIcon aria-hidden="true" />}
        onClick={() =>
          saveFile(
            `${fileName(about.title)}.json`,
            'application/json',
            JSON.stringify(packageOf(course), null, 2),
          )
        }
      >
        Export
      </Button>
      {status === 'published' && <Retire course={course} />}
      {status === 'draft' && published === 0 && <DeleteDraft id={id} />}
      {status === 'in_review' ? (
        <Button pending={recall.isPending} onClick={() => recall.mutate()}>
          Take back
        </Button>
      ) : (
        <Button variant="primary" onClick={() => (hasErrors ? openTab('checks') : setSubmitting(true))}>
          {hasErrors ? 'Show errors' : 'Submit for review'}
        </Button>
      )}
      {submitting && SubmitCourse && <SubmitCourse course={course} onClose={close} />}
    </>
  );
}

/** `React essentials` as the name of a file: letters, numbers and hyphens. */
const fileName = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '') || 'course';

function Retire({ course: { id } }: { course: Course }) {
  const client = useQueryClient();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button onClick={() => setAsking(true)}>Retire</Button>
      {asking && (
        <ConfirmDialog
          title="Retire this course?"
          description="It disappears from the list of courses. Those who learn it can finish it. You can submit it again later."
          keep="Keep it published"
          confirm="Retire course"
          send={async () => {
            await keepCourse(client, await api.call('authoring.retire', { params: { id }, body: {} }));
          }}
          onDone={() => toast({ title: 'Course retired' })}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

/** Deletes a draft, which nobody else has read. */
function DeleteDraft({ id }: { id: string }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const list = authoringPath(useAuthorRole());
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button onClick={() => setAsking(true)}>Delete</Button>
      {asking && (
        <ConfirmDialog
          title="Delete this draft?"
          description="Its lessons and questions are gone for good. An export keeps a copy."
          keep="Keep it"
          confirm="Delete draft"
          send={() => api.call('authoring.remove', { params: { id } })}
          onDone={async () => {
            toast({ title: 'Draft deleted' });
            await navigate(list, { replace: true });
            await forgetCourse(client, id);
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
