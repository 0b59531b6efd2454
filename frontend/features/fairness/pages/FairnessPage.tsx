import { useQuery } from '@tanstack/react-query';
import { api } from '#frontend/core/api/client.ts';
import { useUrlFilters } from '#frontend/core/lists/useUrlFilters.ts';
import { PageHeader } from '#frontend/ui/layout/PageHeader.tsx';
import { QueryPanel } from '../components/QueryPanel.tsx';
import { FAIRNESS_FILTERS } from '../fairnessFilters.ts';

/** `/dashboard/employer/fairness`: whether a company’s hiring is equally open to all groups. */
export default function FairnessPage() {
  const { values, set } = useUrlFilters(FAIRNESS_FILTERS);
  const query = useQuery(api.query('fairness.ofOwnCompany'));
  return (
    <>
      <PageHeader
        title="Fairness"
        description="How far candidates of each group came, from what they told us voluntarily and for this alone."
      />
      <QueryPanel query={query} values={values} set={set} />
    </>
  );
}
