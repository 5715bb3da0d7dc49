/** Goods of one item. Ids are strings, empty if nothing is selected; the weight is per unit, in kg. */
export type GoodsValue = {
  type: string;
  category: string;
  subcategory: string;
  uom: string;
  quantity: number | null;
  weight_kg: number | null;
};

/** Sets the goods type; another type clears the category and subcategory. */
export function withType<G extends GoodsValue>(goods: G, type: string): G {
  return type === goods.type ? goods : { ...goods, type, category: '', subcategory: '' };
}

/** Sets the category; another category clears the subcategory. */
export function withCategory<G extends GoodsValue>(goods: G, category: string): G {
  return category === goods.category ? goods : { ...goods, category, subcategory: '' };
}
