import { Suspense } from 'react';
import { PostingsPage } from '#frontend/features/postings/pages/PostingsPage.tsx';
import type { PostingSlots } from '#frontend/features/postings/slots.ts';
import { lazyPart } from '#frontend/ui/hooks/lazyPart.tsx';
import { PostingPreview } from './PostingPreview.tsx';

/** Only employers without a company need the form of one. */
const CompanyForm: PostingSlots['CreateCompany'] = lazyPart(async () => ({
  default: (await import('#frontend/features/companies/components/CreateCompany.tsx')).CreateCompany,
}));

const CreateCompany: PostingSlots['CreateCompany'] = (props) => (
  <Suspense>
    <CompanyForm {...props} />
  </Suspense>
);

/** `/dashboard/employer/post-job` and `/dashboard/alumni/opportunities`, with the card and the page that candidates see. */
export default function Postings() {
  return <PostingsPage Preview={PostingPreview} CreateCompany={CreateCompany} />;
}
