import type { ItemRecord } from '../records/bookings';

type Row = [subcategory: number, uom: number, quantity: number, weight_kg: number, description: string];

/** The subcategory id contains the ids of its category and type (goods/catalog.ts). */
const ROWS = {
  ceramics: [10101, 1, 6, 8.5, 'Stoneware plates and bowls; Fragile'],
  cookware: [10102, 1, 4, 6, 'Cast iron pans'],
  desks: [10201, 4, 3, 24, 'Flat-packed desks'],
  linen: [10402, 3, 5, 4, 'Table linen'],
  vegetables: [20103, 2, 12, 18, 'Highland vegetables; Perishable'],
  mangoes: [20202, 2, 8, 15, 'Carabao mangoes; Perishable'],
  frozen: [20301, 1, 40, 12, 'Frozen pork belly; Perishable'],
  fish: [20303, 1, 30, 14, 'Bangus on ice; Perishable'],
  rice: [20401, 6, 40, 25, 'Dinorado rice'],
  canned: [20402, 1, 60, 9, 'Canned tuna'],
  cakes: [20502, 1, 2, 2.5, 'Ube cakes; Fragile; Perishable'],
  contract: [30101, 7, 1, 0.4, 'Signed contracts'],
  labels: [30203, 1, 3, 7, 'Printed boxes and labels'],
  laptops: [40101, 4, 2, 2.2, 'Laptops with chargers; Fragile'],
  clothes: [50101, 3, 6, 5, 'Shop stock'],
  fabric: [50301, 8, 5, 14, 'Linen rolls'],
} satisfies Record<string, Row>;

export type Goods = keyof typeof ROWS;

export const toItemRecord = (goods: Goods): ItemRecord => {
  const [subcategory, uom, quantity, weight_kg, description] = ROWS[goods];
  const category = Math.floor(subcategory / 100);
  return { type: Math.floor(category / 100), category, subcategory, uom, quantity, weight_kg, description };
};
