import * as z from 'zod';
import { itemOf, keyOf } from '#functions/core/keys.ts';
import { getItem, getItems } from '#functions/core/table.ts';
import type { Write } from '#functions/core/transaction.ts';
import { zlib } from '#functions/core/zlib.ts';
import type { StoredFile } from '#functions/parts/resume/repository.ts';
import type { Application } from '#shared/features/applications/routes.ts';
import { type SentContent, sentContentSchema } from '#shared/features/applications/sent-content.ts';

type Snapshot = SentContent['snapshot'];

/** What of a posting a match looks at. */
export const sentPosting = ({
  type,
  title,
  description,
  skills,
  requirements,
  niceToHave,
  experienceLevel,
  minYears,
  education,
  workMode,
  location,
  place,
}: Snapshot['posting']): Snapshot['posting'] => ({
  type,
  title,
  description,
  skills,
  requirements,
  niceToHave,
  experienceLevel,
  minYears,
  education,
  workMode,
  location,
  place,
});

const storedSchema = z.object({
  /** Under which the file is in the bucket. */
  uploadId: z.string().optional(),
  content: z
    .instanceof(Uint8Array)
    .transform((bytes) => sentContentSchema.parse(JSON.parse(zlib().gunzipSync(bytes).toString('utf8')))),
});

/** The write that stores what is sent with an application, compressed. A record of its own: lists do not read it. */
export const storeSent = (
  { userId, opportunityId }: Application,
  {
    note,
    receipt,
    snapshot,
    proven = [],
    file,
  }: Pick<SentContent, 'note' | 'receipt' | 'snapshot'> &
    Partial<Pick<SentContent, 'proven'>> & { file: StoredFile | undefined },
): Write => {
  const resume = file ? { fileName: file.fileName, size: file.size } : null;
  const content: SentContent = { note, resume, receipt, proven, snapshot };
  return {
    Put: {
      Item: {
        ...itemOf('sent-application', { userId, opportunityId }),
        content: zlib().gzipSync(JSON.stringify(content)),
        // Under which the file is in the bucket.
        ...(file && { uploadId: file.uploadId }),
      },
    },
  };
};

/** What was sent with an application. */
export const getSent = async (application: Application): Promise<SentContent> =>
  (await getSentFile(application)).content;

/** The same, and under which id the resume’s file is in the bucket. */
export const getSentFile = async ({
  userId,
  opportunityId,
}: Pick<Application, 'userId' | 'opportunityId'>): Promise<z.infer<typeof storedSchema>> => {
  const sent = await getItem(storedSchema, keyOf('sent-application', { userId, opportunityId }));
  if (!sent) throw new Error('An application has no record of what was sent with it.');
  return sent;
};

const ofUserSchema = storedSchema.extend({ pk: z.string() });

/** What was sent with some applications for a posting, by the applicant. */
export const getSentContents = async (
  applications: readonly Pick<Application, 'userId' | 'opportunityId'>[],
): Promise<ReadonlyMap<string, SentContent>> => {
  const keys = new Map(applications.map((one) => [keyOf('sent-application', one).pk, one]));
  const found = await getItems(
    ofUserSchema,
    applications.map((one) => keyOf('sent-application', one)),
  );
  return new Map(
    found.flatMap(({ pk, content }): [string, SentContent][] => {
      const application = keys.get(pk);
      return application ? [[application.userId, content]] : [];
    }),
  );
};
