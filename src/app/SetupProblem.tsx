/** Shown in place of the app when its configuration cannot work: each setting by name, and what it has to be. */
export function SetupProblem({ problems }: { problems: string[] }) {
  return (
    <main className="mx-auto max-w-[640px] px-8 py-20">
      <h1 className="display text-h1">This build is not set up right</h1>
      <p className="mt-2 text-ink-600">Correct these settings, then build again:</p>
      <ul className="mt-4 list-disc space-y-2 pl-5">
        {problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
    </main>
  );
}
