/** Replaces the app if its configuration is invalid; lists each setting and its expected value. */
export function SetupProblem({ problems }: { problems: string[] }) {
  return (
    <main className="mx-auto max-w-[640px] px-8 py-20">
      <h1 className="display text-h1">This build is not configured correctly</h1>
      <p className="mt-2 text-ink-600">Fix these settings, then build again:</p>
      <ul className="mt-4 list-disc space-y-2 pl-5">
        {problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
    </main>
  );
}
