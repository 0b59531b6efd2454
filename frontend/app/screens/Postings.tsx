import { CreateCompany } from '#frontend/features/companies/components/CreateCompany.tsx';
import { PostingsPage } from '#frontend/features/postings/pages/PostingsPage.tsx';
import { PostingPreview } from './PostingPreview.tsx';

/** `/dashboard/employer/post-job` and `/dashboard/alumni/opportunities`, with the card and the page that candidates see. */
export default function Postings() {
  return <PostingsPage Preview={PostingPreview} CreateCompany={CreateCompany} />;
}
