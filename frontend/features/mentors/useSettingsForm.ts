import { useQueryClient } from '@tanstack/react-query';
import * as z from 'zod';
import { api } from '#frontend/core/api/client.ts';
import { useRecordForm } from '#frontend/core/forms/useRecordForm.ts';
import { toast } from '#frontend/ui/overlays/toast.ts';
import { CONDUCT_VERSION, PLACES } from '#shared/features/mentors/rules.ts';
import { mentorFields, type OwnMentor } from '#shared/features/mentors/schema.ts';

/** The settings as the form has them: places as they are typed, and whether this version of the code is accepted. */
const settingsOf = ({
  places,
  type,
  expertise,
  industry,
  languages,
  studiedIn,
  about,
  conductVersion,
  paused,
}: OwnMentor) => ({
  type,
  places: String(places),
  expertise,
  industry,
  languages,
  studiedIn,
  about,
  paused,
  accepted: conductVersion === CONDUCT_VERSION,
});

const { conductVersion: _, places, ...fields } = mentorFields;

const schema = z.object({
  ...fields,
  places: z
    .string()
    .regex(/^\d{1,2}$/, `Enter a number from ${PLACES.min} to ${PLACES.max}`)
    .transform(Number)
    .pipe(places),
  accepted: z.boolean(),
});

/** The form of a mentor’s settings. Accepting the code of conduct is accepting the version that this browser shows. */
export const useSettingsForm = (record: OwnMentor) => {
  const client = useQueryClient();
  const query = api.query('mentors.own');
  return useRecordForm({
    record,
    valuesOf: settingsOf,
    schemaFor: () => schema,
    draft: 'mentor-settings',
    save: ({ accepted, ...given }, base) =>
      api.call('mentors.saveOwn', {
        body: {
          ...given,
          conductVersion: accepted ? CONDUCT_VERSION : base.conductVersion,
          version: base.version,
        },
      }),
    read: () => api.call('mentors.own'),
    onSaved: (saved) => {
      client.setQueryData(query.queryKey, saved);
      toast(
        saved.unlisted === null
          ? { title: 'Settings saved', description: 'Students can find you and ask you to be their mentor.' }
          : { title: 'Settings saved' },
      );
    },
  });
};
