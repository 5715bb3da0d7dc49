/** Ids as texts, empty while nothing is chosen; the weight of one unit, in kg. */
export type GoodsValue = {
  type: string;
  category: string;
  subcategory: string;
  uom: string;
  quantity: number | null;
  weight_kg: number | null;
};

/** Another goods type has other categories: what was chosen beneath it goes. */
export function withType<G extends GoodsValue>(goods: G, type: string): G {
  return type === goods.type ? goods : { ...goods, type, category: '', subcategory: '' };
}

/** Another category has other subcategories. */
export function withCategory<G extends GoodsValue>(goods: G, category: string): G {
  return category === goods.category ? goods : { ...goods, category, subcategory: '' };
}
