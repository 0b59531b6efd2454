import { expect, it } from 'vitest';
import { newId } from '#functions/core/ids.ts';
import { putItem } from '#functions/core/table.ts';
import { opportunityItem } from '#functions/features/opportunities/repository.ts';
import { someOpportunity } from '#functions/testing/opportunities.ts';
import { publish } from '#functions/testing/publish.ts';
import { asOperator } from '#functions/testing/stack.ts';

it('a record that nobody can read keeps no later one from the lists', async () => {
  asOperator();
  const id = newId();
  await putItem({ Item: { ...opportunityItem(someOpportunity({ id })), skills: 'React' } });
  const after = someOpportunity();
  // Waits until it is listed.
  await publish([after]);
  // A mended record is listed as well.
  await publish([someOpportunity({ id })]);
  expect(after.skills).toHaveLength(3);
});
