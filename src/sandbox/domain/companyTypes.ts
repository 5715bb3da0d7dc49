export const COMPANY_TYPES: readonly { id: number; name: string }[] = [
  { id: 1, name: 'Sole proprietorship' },
  { id: 2, name: 'Partnership' },
  { id: 3, name: 'Corporation' },
  { id: 4, name: 'One person corporation' },
  { id: 5, name: 'Cooperative' },
  { id: 6, name: 'Government agency' },
  { id: 7, name: 'Non-profit organization' },
];
