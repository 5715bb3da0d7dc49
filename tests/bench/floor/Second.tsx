const ROWS = ['Pick-up', 'On the way', 'Drop-off', 'Price', 'Vehicle', 'Notes'];

/** Another page of the same weight, to go to and fro. */
export function Second() {
  return (
    <section className="px-20 py-16">
      <h1 className="text-4xl font-bold">A second page</h1>
      <p className="mt-4 max-w-lg text-slate-600">What stands here stands for any page without data.</p>
      <form className="mt-6 grid max-w-md gap-4">
        {ROWS.map((row) => (
          <label key={row} className="block text-sm">
            {row}
            <input className="rounded mt-1 block w-full border border-slate-300 px-3 py-2" />
          </label>
        ))}
      </form>
    </section>
  );
}
