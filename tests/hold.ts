/**
 * Creates a promise that holds a response back until `release`: `http.get(path, () => held)`. The next handler, by
 * default the sandbox, then answers.
 */
export function createHold() {
  let release: () => void = () => undefined;
  const held = new Promise<undefined>((resolve) => {
    release = () => resolve(undefined);
  });
  return { held, release };
}
