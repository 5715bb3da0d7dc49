const SLICE_BYTES = 16 * 1024;
const EVERY_MS = 10;

/**
 * Sends the answers of one connection slice by slice, in turn, at eight times the speed of the slow line. All at once
 * they fill the loopback's window while the browser is slow to read, and then nothing moves for 200 ms: no line that a
 * person has does that.
 */
export function paced() {
  const waiting = [];
  let isRunning = false;
  const next = () => {
    const one = waiting.shift();
    isRunning = Boolean(one);
    if (!one) return;
    const { stream, rest } = one;
    if (!stream.destroyed) {
      if (rest.length > SLICE_BYTES) {
        stream.write(rest.subarray(0, SLICE_BYTES));
        waiting.push({ stream, rest: rest.subarray(SLICE_BYTES) });
      } else stream.end(rest);
    }
    setTimeout(next, EVERY_MS);
  };
  return (stream, body) => {
    waiting.push({ stream, rest: body });
    if (!isRunning) next();
  };
}
