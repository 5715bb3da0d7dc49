const FIELDS = ['Pickup', 'On the way', 'Drop-off', 'Price', 'Vehicle', 'Notes'];

/** A second page of the same weight, for route changes. */
export const Component = () => (
  <section className="px-20 py-16">
    <h1 className="text-4xl font-bold">A second page</h1>
    <form className="mt-6 grid max-w-md gap-4">
      {FIELDS.map((field) => (
        <label key={field} className="block text-sm">
          {field}
          <input className="rounded mt-1 block w-full border border-slate-300 px-3 py-2" />
        </label>
      ))}
    </form>
  </section>
);
