import { registerHooks } from 'node:module';

// GitHub's parser imports its schema without the attribute that Node asks for.
registerHooks({
  load: (url, context, next) =>
    url.endsWith('.json')
      ? next(url, { ...context, importAttributes: { type: 'json' } })
      : next(url, context),
});
const { NoOperationTraceWriter, parseWorkflow } = await import('@actions/workflow-parser');

/** What GitHub itself would say against a workflow: its schema, its expressions, the contexts they name. */
export const workflowProblems = (name: string, content: string): string[] =>
  parseWorkflow({ name, content }, new NoOperationTraceWriter())
    .context.errors.getErrors()
    .map(({ message }) => message);
