/** The dotted route with a parcel on it: nothing has moved yet. A picture of its own: most pages start without it. */
export function EmptyArt() {
  return <img src="/art/empty.svg" width={220} height={96} alt="" />;
}
