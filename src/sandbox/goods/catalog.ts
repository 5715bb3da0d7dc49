/** Goods types with their categories and subcategories. */
const TREE: [type: string, categories: [name: string, description: string, subcategories: string[]][]][] = [
  [
    'Household',
    [
      ['Kitchenware', 'Cooking and dining', ['Ceramics and glass', 'Cookware', 'Small appliances', 'Plastics']],
      ['Furniture', 'For the home and the office', ['Flat-packed', 'Assembled', 'Mattresses and beds']],
      ['Appliances', 'Large household machines', ['Refrigerators', 'Washing machines', 'Air conditioners']],
      ['Home supplies', 'Cleaning, linen and decoration', ['Cleaning supplies', 'Linen', 'Decoration']],
    ],
  ],
  [
    'Food and produce',
    [
      ['Fresh vegetables', 'Kept cool and dry', ['Leafy greens', 'Root crops', 'Highland vegetables']],
      ['Fresh fruit', 'Ripe or nearly so', ['Bananas', 'Mangoes', 'Citrus', 'Pineapples']],
      ['Meat and seafood', 'Chilled or frozen', ['Frozen meat', 'Chilled meat', 'Fish', 'Shellfish']],
      ['Dry goods', 'Keeps at room temperature', ['Rice and grains', 'Canned goods', 'Flour and sugar', 'Snacks']],
      ['Baked goods', 'Bread, cakes and pastry', ['Bread', 'Cakes', 'Pastry']],
      ['Drinks', 'Bottled or canned', ['Water', 'Soft drinks', 'Coffee and tea']],
    ],
  ],
  [
    'Documents',
    [
      ['Letters and files', 'Flat, up to one archive box', ['Contracts', 'Invoices and receipts', 'Archive boxes']],
      ['Printed matter', 'From the press', ['Books', 'Brochures', 'Packaging and labels']],
    ],
  ],
  [
    'Electronics',
    [
      ['Computers', 'With or without batteries', ['Laptops', 'Desktops', 'Monitors', 'Servers']],
      ['Phones and tablets', 'With batteries', ['Phones', 'Tablets', 'Accessories']],
      ['Audio and video', 'For home or stage', ['Televisions', 'Speakers', 'Cameras']],
      ['Components', 'Boards, cells and cables', ['Circuit boards', 'Cables', 'Solar panels']],
    ],
  ],
  [
    'Apparel',
    [
      ['Clothing', 'Folded or on hangers', ['Folded', 'On hangers', 'Uniforms']],
      ['Footwear', 'In boxes', ['Shoes', 'Sandals']],
      ['Textiles', 'By the roll', ['Fabric rolls', 'Yarn']],
    ],
  ],
  [
    'Construction',
    [
      ['Building materials', 'Heavy goods', ['Cement', 'Steel bars', 'Lumber', 'Hollow blocks']],
      ['Finishing', 'Breaks or stains', ['Tiles', 'Paint', 'Glass panes']],
      ['Plumbing and electrical', 'Fittings and pipes', ['Pipes', 'Fixtures', 'Wires']],
    ],
  ],
  [
    'Medical',
    [
      ['Medicine', 'Sealed, with papers', ['Room temperature', 'Cold chain']],
      ['Supplies', 'Sterile or not', ['Masks and gloves', 'Dressings', 'Laboratory supplies']],
      ['Equipment', 'Calibrated', ['Diagnostic equipment', 'Hospital beds', 'Wheelchairs']],
    ],
  ],
  [
    'Machinery',
    [
      ['Spare parts', 'For vehicles and machines', ['Engine parts', 'Tires', 'Batteries']],
      ['Tools', 'Hand or power', ['Hand tools', 'Power tools', 'Generators']],
      ['Farm machines', 'On wheels or skids', ['Pumps', 'Tillers', 'Threshers']],
    ],
  ],
  ['Parcels', [['Boxes', 'Closed and labelled', ['Small box', 'Medium box', 'Large box']]]],
];

export type GoodsTypeRow = { id: number; type: string };
export type CategoryRow = { id: number; type: number; category_name: string; category_description: string };
export type SubcategoryRow = { id: number; category: number; subcategory_name: string };
export type UnitRow = { id: number; name: string; symbol: string };

// Ids follow the order of the tree: types 1, categories 101, subcategories 10101. Append new entries only.
export const GOODS_TYPES: GoodsTypeRow[] = TREE.map(([type], index) => ({ id: index + 1, type }));

export const CATEGORIES: CategoryRow[] = TREE.flatMap(([, categories], typeIndex) =>
  categories.map(([category_name, category_description], index) => ({
    id: (typeIndex + 1) * 100 + index + 1,
    type: typeIndex + 1,
    category_name,
    category_description,
  })),
);

export const SUBCATEGORIES: SubcategoryRow[] = TREE.flatMap(([, categories], typeIndex) =>
  categories.flatMap(([, , names], categoryIndex) => {
    const category = (typeIndex + 1) * 100 + categoryIndex + 1;
    return names.map((subcategory_name, index) => ({ id: category * 100 + index + 1, category, subcategory_name }));
  }),
);

export const UNITS: UnitRow[] = [
  { id: 1, name: 'Box', symbol: 'box' },
  { id: 2, name: 'Crate', symbol: 'crt' },
  { id: 3, name: 'Bag', symbol: 'bag' },
  { id: 4, name: 'Piece', symbol: 'pc' },
  { id: 5, name: 'Pallet', symbol: 'plt' },
  { id: 6, name: 'Sack', symbol: 'sck' },
  { id: 7, name: 'Envelope', symbol: 'env' },
  { id: 8, name: 'Roll', symbol: 'rol' },
  { id: 9, name: 'Drum', symbol: 'drm' },
  { id: 10, name: 'Bundle', symbol: 'bdl' },
];
