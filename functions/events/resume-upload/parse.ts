import { Worker } from 'node:worker_threads';
import * as z from 'zod';
import { type ResumeResult, resumeResultSchema } from '#shared/features/resume/result.ts';
import { UPLOAD_REJECTIONS, type UploadRejection } from '#shared/features/resume/routes.ts';

/**
 * What reading a file may need: an ordinary one takes a fraction of a second. `heapMb` is the memory of JavaScript's
 * values in the thread.
 */
const LIMITS = { ms: 20_000, heapMb: 768 };

/**
 * The young generation of the thread's heap, in MB. A thread that meets its limit may use a little more to end with; one
 * collection of a larger young generation can move more than that, and V8 then ends the whole process.
 */
const YOUNG_MB = 8;

const rejections = Object.keys(UPLOAD_REJECTIONS).filter(
  (code): code is UploadRejection => code in UPLOAD_REJECTIONS,
);

/** What the thread answers. */
const answerSchema = z.union([
  z.object({ result: resumeResultSchema }),
  z.object({ rejection: z.enum(rejections) }),
  /** An error that the parser should not have had, by its name: its message could contain text of the file. */
  z.object({ failed: z.string() }),
]);

/** What became of a file. */
export type Parsed =
  | { readonly result: ResumeResult }
  | { readonly rejection: UploadRejection; readonly because?: string };

const outcomeOf = (answer: unknown): Parsed => {
  const { data } = answerSchema.safeParse(answer);
  if (!data) return { rejection: 'damaged', because: 'The result does not fit its schema' };
  if ('failed' in data) return { rejection: 'damaged', because: data.failed };
  if ('rejection' in data) return data;
  return data.result.needsOcr ? { rejection: 'image_only' } : data;
};

/**
 * Reads a file in a thread of its own, which is ended when it takes too long, and ends by itself when it needs too
 * much memory: no file can stop the function. What the thread prints is dropped, because it could be text of the file.
 */
export const parseInThread = async (
  bytes: Uint8Array,
  script: URL = new URL('./worker.mjs', import.meta.url),
  { ms, heapMb }: Readonly<typeof LIMITS> = LIMITS,
): Promise<Parsed> => {
  const { promise, resolve } = Promise.withResolvers<Parsed>();
  const worker = new Worker(script, {
    workerData: bytes,
    resourceLimits: { maxOldGenerationSizeMb: heapMb, maxYoungGenerationSizeMb: YOUNG_MB },
    stdout: true,
    stderr: true,
  });
  worker.stdout.resume();
  worker.stderr.resume();
  const timer = setTimeout(() => resolve({ rejection: 'too_complex', because: 'It took too long' }), ms);
  worker.on('message', (answer) => resolve(outcomeOf(answer)));
  worker.on('error', ({ name }) => resolve({ rejection: 'too_complex', because: name }));
  worker.on('exit', () => resolve({ rejection: 'too_complex', because: 'The thread ended' }));
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
};
