/** SHA-256 (FIPS 180-4) in plain arithmetic, since crypto.subtle is missing on plain-http hosts. */
const isPrime = (n: number) => {
  for (let d = 2; d * d <= n; d++) if (n % d === 0) return false;
  return true;
};
const PRIMES: number[] = [];
for (let n = 2; PRIMES.length < 64; n++) if (isPrime(n)) PRIMES.push(n);
const fraction = (x: number) => ((x - Math.floor(x)) * 2 ** 32) | 0;
const ROUND = PRIMES.map((p) => fraction(Math.cbrt(p)));
const START = PRIMES.slice(0, 8).map((p) => fraction(Math.sqrt(p)));
const rotateRight = (x: number, by: number) => (x >>> by) | (x << (32 - by));

/** Returns the digest of a text's UTF-8 bytes as lower-case hex. */
export function sha256(text: string): string {
  const input = new TextEncoder().encode(text);
  const padded = new Uint8Array(Math.ceil((input.length + 9) / 64) * 64);
  padded.set(input);
  padded[input.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor(input.length / 2 ** 29));
  view.setUint32(padded.length - 4, input.length << 3);
  const state = Int32Array.from(START);
  for (let offset = 0; offset < padded.length; offset += 64) addBlock(state, view, offset);
  return Array.from(state, (word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}

function addBlock(state: Int32Array, view: DataView, offset: number): void {
  const w = new Int32Array(64);
  const getWord = (i: number) => w[i] ?? 0;
  for (let i = 0; i < 64; i++) {
    if (i < 16) w[i] = view.getInt32(offset + i * 4);
    else {
      const a = getWord(i - 15);
      const b = getWord(i - 2);
      const s0 = rotateRight(a, 7) ^ rotateRight(a, 18) ^ (a >>> 3);
      const s1 = rotateRight(b, 17) ^ rotateRight(b, 19) ^ (b >>> 10);
      w[i] = (getWord(i - 16) + s0 + getWord(i - 7) + s1) | 0;
    }
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let i = 0; i < 64; i++) {
    const t1 =
      (h +
        (rotateRight(e, 6) ^ rotateRight(e, 11) ^ rotateRight(e, 25)) +
        ((e & f) ^ (~e & g)) +
        (ROUND[i] ?? 0) +
        getWord(i)) |
      0;
    const t2 = ((rotateRight(a, 2) ^ rotateRight(a, 13) ^ rotateRight(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + t1) | 0, c, b, a, (t1 + t2) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((value, i) => (state[i] = ((state[i] ?? 0) + value) | 0));
}
