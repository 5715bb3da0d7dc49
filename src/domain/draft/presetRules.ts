/** Rows are matched by name; the first name that the server's list has is taken. */
export type PresetRule = {
  name: string;
  types: string[];
  categories: string[];
  subcategories: string[];
  units: string[];
  kg: number;
  /** Length, width and height in cm. */
  size: [number, number, number];
  isPerishable?: boolean;
};

/** Presets in the order of the screen; the first is preselected. */
export const PRESET_RULES: PresetRule[] = [
  {
    name: 'Small box',
    types: ['Parcels', 'Packages', 'General cargo'],
    categories: ['Boxes', 'Packages', 'Parcels'],
    subcategories: ['Small box', 'Small parcel', 'Small'],
    units: ['Box', 'Parcel', 'Package', 'Piece'],
    kg: 3,
    size: [30, 25, 20],
  },
  {
    name: 'Documents',
    types: ['Documents'],
    categories: ['Letters and files', 'Documents', 'Letters'],
    subcategories: ['Contracts', 'Letters', 'Documents'],
    units: ['Envelope', 'Document', 'Piece'],
    kg: 0.5,
    size: [35, 25, 2],
  },
  {
    name: 'Food',
    types: ['Food and produce', 'Food'],
    categories: ['Baked goods', 'Meals', 'Cooked food'],
    subcategories: ['Cakes', 'Pastry', 'Bread', 'Meals'],
    units: ['Box', 'Bag', 'Piece'],
    kg: 2,
    size: [30, 30, 20],
    isPerishable: true,
  },
  {
    name: 'Appliance',
    types: ['Household', 'Home'],
    categories: ['Kitchenware', 'Appliances'],
    subcategories: ['Small appliances', 'Appliances'],
    units: ['Box', 'Piece'],
    kg: 8,
    size: [45, 40, 35],
  },
  {
    name: 'Furniture',
    types: ['Household', 'Home'],
    categories: ['Furniture'],
    subcategories: ['Flat-packed', 'Furniture'],
    units: ['Piece', 'Box'],
    kg: 25,
    size: [120, 60, 20],
  },
];
