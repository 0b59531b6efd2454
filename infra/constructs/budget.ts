import { CfnBudget } from 'aws-cdk-lib/aws-budgets';
import type { Construct } from 'constructs';

export interface BudgetProps {
  readonly name: string;
  /** US dollars a calendar month. */
  readonly dollars: number;
  readonly mail: string;
}

/**
 * A budget of the whole account, which is free: a mail at half of it, when it is spent, and when AWS expects it to be. Not by
 * the stage's tag: until an operator activates that for billing, a budget by tag sees nothing and never warns.
 */
export const monthlyBudget = (scope: Construct, { name, dollars, mail }: BudgetProps): CfnBudget => {
  const notification = (notificationType: 'ACTUAL' | 'FORECASTED', threshold: number) => ({
    notification: {
      notificationType,
      comparisonOperator: 'GREATER_THAN',
      threshold,
      thresholdType: 'PERCENTAGE',
    },
    subscribers: [{ subscriptionType: 'EMAIL', address: mail }],
  });
  return new CfnBudget(scope, 'MonthlyBudget', {
    budget: {
      budgetName: name,
      budgetType: 'COST',
      timeUnit: 'MONTHLY',
      budgetLimit: { amount: dollars, unit: 'USD' },
    },
    notificationsWithSubscribers: [
      notification('ACTUAL', 50),
      notification('ACTUAL', 100),
      notification('FORECASTED', 100),
    ],
  });
};
