import { serve } from '#functions/core/serve.ts';
import { getUpload } from '#functions/parts/resume/repository.ts';
import { resume } from '#shared/features/resume/routes.ts';
import { acceptUpload } from './accept.ts';
import { deleteFile, file, overview } from './resume.ts';
import { discardUpload, startUpload, upload, uploadFile } from './uploads.ts';

/** The user's resume: uploading it, taking over what was read from it, and its file. */
export const handler = serve(resume, {
  handlers: { overview, startUpload, upload, uploadFile, acceptUpload, discardUpload, file, deleteFile },
  records: {
    'resume-upload': {
      load: ({ params, account, now }) => getUpload(account.id, params.uploadId, now),
      relations: { owner: ({ userId }, { id }) => userId === id },
      notFound: 'This upload doesn’t exist. Uploads are deleted after a day.',
    },
  },
});
