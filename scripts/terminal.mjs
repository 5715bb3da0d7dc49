/** Returns the value of `--name value` or `--name=value`, or `fallback`. */
export function option(name, fallback) {
  const args = process.argv.slice(2);
  const index = args.findIndex((arg) => arg === `--${name}` || arg.startsWith(`--${name}=`));
  if (index < 0) return fallback;
  return args[index].includes('=') ? args[index].split('=')[1] : (args[index + 1] ?? fallback);
}

/** Formats the demo accounts for the terminal. */
export function accountTable(accounts, password) {
  const width = Math.max(...accounts.map(({ username }) => username.length));
  const rows = accounts.map(({ username, about }) => `  ${username.padEnd(width)}  ${about}`);
  return ['Demo accounts:', ...rows, `Password for all: ${password}`, ''].join('\n');
}
