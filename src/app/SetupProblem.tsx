/** Replaces the app if its configuration is invalid; lists each wrong setting and the reason. */
export function SetupProblem({ problems }: { problems: string[] }) {
  return (
    <main className="mx-auto max-w-[640px] px-8 py-20">
      <h1 className="display text-h1">The app is not configured correctly</h1>
      <p className="mt-2 text-ink-600">Fix these settings in config.json, or fix them in .env and build again:</p>
      <ul className="mt-4 list-disc space-y-2 pl-5">
        {problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
    </main>
  );
}
