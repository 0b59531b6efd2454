import { canMove } from '#shared/core/workflow.ts';
import {
  PLAN_ANSWERS,
  type PlanAnswer,
  type PlanRequestStatus,
  planRequestWorkflow,
} from '#shared/features/plan-requests/rules.ts';

/** What an admin's answer may make of a request with this status. */
export const statusesFrom = (status: PlanRequestStatus): PlanAnswer[] =>
  PLAN_ANSWERS.filter((to) => canMove(planRequestWorkflow, status, to, 'admin'));
