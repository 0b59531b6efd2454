import { parentPort, workerData } from 'node:worker_threads';
import { parseResume } from '#functions/features/resume/parser/parse-resume.ts';
import { ResumeRejected } from '#functions/features/resume/parser/rejection.ts';

/** Reads one file and posts what became of it (parse.ts). The thread ends with that. */
const read = async (): Promise<unknown> => {
  try {
    return { result: await parseResume(workerData) };
  } catch (error) {
    if (error instanceof ResumeRejected) return { rejection: error.reason };
    return { failed: error instanceof Error ? error.name : typeof error };
  }
};

parentPort?.postMessage(await read());
