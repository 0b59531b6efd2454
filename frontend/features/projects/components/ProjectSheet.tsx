import { useQueryClient } from '@tanstack/react-query';
import { api } from '#frontend/core/api/client.ts';
import { RecordConflict } from '#frontend/core/forms/ConflictNotice.tsx';
import { FormSheet } from '#frontend/core/forms/FormSheet.tsx';
import { useApiForm } from '#frontend/core/forms/useApiForm.ts';
import { useRecordForm } from '#frontend/core/forms/useRecordForm.ts';
import { toast } from '#frontend/ui/overlays/toast.ts';
import { waitsForReview } from '#shared/features/projects/rules.ts';
import type { Project } from '#shared/features/projects/schema.ts';
import { projectFieldsSchema, type ProjectFields as Values } from '#shared/features/projects/version.ts';
import { refreshProjects } from '../api.ts';
import { ProjectFields } from './ProjectFields.tsx';

const EMPTY: Values = {
  title: '',
  description: '',
  category: '',
  technologies: [],
  githubUrl: '',
  liveUrl: '',
};

const valuesOf = ({ title, description, category, technologies, githubUrl, liveUrl }: Values): Values => ({
  title,
  description,
  category,
  technologies,
  githubUrl,
  liveUrl,
});

const FIELDS = ['title', 'description', 'category', 'technologies', 'githubUrl', 'liveUrl'] as const;

/** As they are called within a sentence. */
const LABELS = {
  title: 'title',
  description: 'description',
  category: 'category',
  technologies: 'technologies',
  githubUrl: 'repository',
  liveUrl: 'live address',
} as const;

interface NewProjectSheetProps {
  /** What a link fills in, such as that of a course's task. */
  initial: Partial<Values>;
  /** The course whose task it is. */
  courseId: string | undefined;
  /** Gets the id of the new project. */
  onCreated: (id: string) => void;
  onClose: () => void;
}

/** Adds a project as a draft. */
export function NewProjectSheet({ initial, courseId, onCreated, onClose }: NewProjectSheetProps) {
  const client = useQueryClient();
  const form = useApiForm({
    schema: projectFieldsSchema,
    defaultValues: EMPTY,
    draft: { name: 'new-project', fields: FIELDS },
    initial,
    send: (fields) =>
      api.call('projects.create', { body: { ...fields, ...(courseId !== undefined && { courseId }) } }),
    onSent: async ({ id }) => {
      await refreshProjects(client);
      toast({ title: 'Project saved', description: 'It is a draft until you submit it for review.' });
      onCreated(id);
    },
  });
  return (
    <FormSheet
      title="Add project"
      description="Save it as a draft now, and submit it for review when it is ready."
      form={form}
      submit={{ label: 'Save draft', pending: 'Saving…' }}
      onClose={onClose}
    >
      <ProjectFields form={form} />
    </FormSheet>
  );
}

interface EditProjectSheetProps {
  project: Project;
  onClose: () => void;
}

/** Changes a project; what was submitted stays as it was. */
export function EditProjectSheet({ project, onClose }: EditProjectSheetProps) {
  const client = useQueryClient();
  const params = { id: project.id };
  const form = useRecordForm({
    record: project,
    valuesOf,
    schemaFor: () => projectFieldsSchema,
    draft: `project:${project.id}`,
    save: (fields, { version }): Promise<Project> =>
      api.call('projects.update', { params, body: { ...fields, version } }),
    read: (): Promise<Project> => api.call('projects.get', { params }),
    onSaved: async () => {
      await refreshProjects(client);
      toast({ title: 'Project saved' });
      onClose();
    },
  });
  return (
    <FormSheet
      title="Edit project"
      description={
        waitsForReview(project.status)
          ? 'Mentors review what you submitted. Your changes are part of the next submission.'
          : undefined
      }
      form={form}
      submit={{ label: 'Save project', pending: 'Saving…' }}
      onClose={onClose}
      above={<RecordConflict form={form} subject="This project" labels={LABELS} />}
    >
      <ProjectFields form={form} />
    </FormSheet>
  );
}
