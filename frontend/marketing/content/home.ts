import type { Step } from '../parts/Steps.tsx';

export const HOW_IT_WORKS: readonly Step[] = [
  {
    title: 'Create your profile',
    text: 'Four short steps. Name the skills you have, not the ones you wish for: everything else follows from them.',
  },
  {
    title: 'Explore opportunities',
    text: 'Filter by kind, place and skill, or search in your own words. The filters stand in the address, so a good search can be kept and shared.',
  },
  {
    title: 'Get matched',
    text: 'Each opportunity comes with a receipt: the skills it asks for, and which of them you have. Your dashboard puts the closest ones first.',
  },
  {
    title: 'Track progress',
    text: 'Every application shows where it stands and since when. You can withdraw it until it is decided, and you are told when the opportunity closes.',
  },
];
