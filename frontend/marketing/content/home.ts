import type { Step } from '../parts/Steps.tsx';

export const HOW_IT_WORKS: readonly Step[] = [
  {
    title: 'Create your profile',
    text: 'It takes four short steps. Select the skills you can demonstrate; we use them to find your matches.',
  },
  {
    title: 'Explore opportunities',
    text: 'Filter by type, location and skill, or search by keyword. Filters are saved in the URL, so you can bookmark or share any search.',
  },
  {
    title: 'Get matched',
    text: 'Each opportunity comes with a match receipt that lists the required skills and shows which of them you have. Your dashboard shows the best matches first.',
  },
  {
    title: 'Track progress',
    text: 'Every application shows its status and when it last changed. You can withdraw until the employer decides, and we notify you when the opportunity closes.',
  },
];
