import { paragraph, said } from '#functions/core/advisor/blocks.ts';
import { referredTo } from '#functions/core/advisor/choose.ts';
import { defineTool, planned } from '#functions/core/advisor/define-tool.ts';
import { text, word } from '#functions/core/advisor/values.ts';
import { openingInText, openingPath } from '#functions/parts/matching/opening.ts';
import { APPLICANT_ROLES } from '#shared/core/applicant-roles.ts';
import { canMove } from '#shared/core/workflow.ts';
import type { Application } from '#shared/features/applications/routes.ts';
import { applicationWorkflow } from '#shared/features/applications/rules.ts';
import {
  applicationReference,
  applicationsOf,
  chooseApplication,
  trackerSource,
} from './choose-application.ts';
import { statusLabel } from './next-step.ts';

const canWithdraw = ({ status }: Application): boolean =>
  canMove(applicationWorkflow, status, 'withdrawn', 'applicant');

const NEXT = ['How are my applications going?'];

export const proposeWithdrawal = defineTool({
  intent: 'applications.withdraw',
  roles: APPLICANT_ROLES,
  question: 'Withdraw one of my applications',
  routes: ['applications.list', 'applications.get', 'applications.withdraw'],
  answer: async (call) => {
    const applications = await applicationsOf(call);
    const possible = applications.filter(canWithdraw);
    const sources = [trackerSource(call)];
    const ids = referredTo(call, ['application', 'opportunity']).map(({ id }) => id);
    const meant = applications.filter(({ opportunityId }) => ids.includes(opportunityId));
    const [over] = meant;
    if (over && meant.length === 1 && !canWithdraw(over))
      return said(
        `Your application for ${openingInText(over.opportunity)} can’t be withdrawn any more: its status is ${statusLabel(over)}.`,
        { sources, references: [applicationReference(over)], suggestions: NEXT },
      );
    if (possible.length === 0)
      return said('You have no application that can be withdrawn.', { sources, suggestions: NEXT });
    const chosen = await chooseApplication(call, possible, 'Which application would you like to withdraw?');
    if ('answer' in chosen) return chosen.answer;
    const { application } = chosen;
    const { opportunityId, opportunity } = application;
    const what = openingInText(opportunity);
    return {
      blocks: [
        paragraph(
          `The status of your application for ${what} is ${statusLabel(application)}. Withdraw it only if you no longer want it: ${opportunity.company} then can’t consider it.`,
        ),
      ],
      proposals: [
        {
          kind: 'withdraw',
          label: 'Withdraw',
          effect: `Withdraws your application for ${what}. ${opportunity.company} no longer sees what you sent. You can apply again while the posting is open.`,
          target: openingPath(opportunityId),
          run: planned('applications.withdraw', { params: { opportunityId }, body: {} }),
          unchanged: {
            ...planned('applications.get', { params: { opportunityId } }),
            fields: ['status', 'updatedAt'],
          },
        },
      ],
      sources,
      facts: [
        {
          about: 'application that the user may withdraw',
          path: openingPath(opportunityId),
          values: {
            title: text(opportunity.title),
            company: text(opportunity.company),
            status: word(statusLabel(application)),
          },
        },
      ],
      references: [applicationReference(application)],
      suggestions: NEXT,
    };
  },
});
