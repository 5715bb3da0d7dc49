/** The value after `--name`, or `--name=value`; otherwise `fallback`. */
export function option(name, fallback) {
  const args = process.argv.slice(2);
  const at = args.findIndex((arg) => arg === `--${name}` || arg.startsWith(`--${name}=`));
  if (at < 0) return fallback;
  return args[at].includes('=') ? args[at].split('=')[1] : (args[at + 1] ?? fallback);
}

/** The demo accounts as lines of a terminal. */
export function accountTable(accounts, password) {
  const width = Math.max(...accounts.map(({ username }) => username.length));
  const rows = accounts.map(({ username, about }) => `  ${username.padEnd(width)}  ${about}`);
  return ['Demo accounts:', ...rows, `Password of all: ${password}`, ''].join('\n');
}
