import { assignJudges, assignTaskSchema } from '#functions/features/judging/assign.ts';

/*
 * A process that does a step of assigning judges, as its function does, for tests that kill it. The task is its argument.
 */

await assignJudges(assignTaskSchema.parse(JSON.parse(process.argv[2] ?? '')));
