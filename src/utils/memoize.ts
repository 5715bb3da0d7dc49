/** Caches a value per object, because a long list is searched and sorted at every key press or poll. */
export function memoize<Item extends object, Value>(read: (item: Item) => Value): (item: Item) => Value {
  const cache = new WeakMap<Item, Value>();
  return (item) => {
    const cached = cache.get(item);
    if (cached !== undefined) return cached;
    const value = read(item);
    cache.set(item, value);
    return value;
  };
}
