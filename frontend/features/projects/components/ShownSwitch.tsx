import { useQueryClient } from '@tanstack/react-query';
import { api } from '#frontend/core/api/client.ts';
import { Switch } from '#frontend/ui/forms/Switch.tsx';
import { PROJECT_FIELDS } from '#shared/features/projects/rules.ts';
import type { WholeProject } from '#shared/features/projects/schema.ts';
import { useProjectChange } from '../api.ts';

/** Whether the project is on the student's profile. It is saved at once. */
export function ShownSwitch({ project }: { project: WholeProject }) {
  const { id, shown, version } = project;
  const client = useQueryClient();
  const change = useProjectChange(
    async (next: boolean) => {
      const saved = await api.call('projects.update', {
        params: { id },
        body: {
          title: project.title,
          description: project.description,
          category: project.category,
          technologies: project.technologies,
          githubUrl: project.githubUrl,
          liveUrl: project.liveUrl,
          shown: next,
          version,
        },
      });
      // At once: a form that is opened before all has been loaded again begins with the new version.
      client.setQueryData<WholeProject>(
        api.query('projects.get', { params: { id } }).queryKey,
        (known) => known && { ...known, ...saved },
      );
    },
    shown ? 'No longer on your profile' : 'Shown on your profile',
  );
  return (
    <Switch
      label="Show it on your profile"
      hint={`Others see ${Object.values(PROJECT_FIELDS).join(', ').toLowerCase()}, and whether it is reviewed or verified. They never see what reviewers wrote.`}
      checked={change.isPending ? change.variables : shown}
      disabled={change.isPending}
      onChange={({ target }) => change.mutate(target.checked)}
    />
  );
}
