/** Returns true if one edit leads from one word to the other: insert, delete, replace or swap. */
export function isOneEditAway(first: string, second: string): boolean {
  if (Math.abs(first.length - second.length) > 1) return false;
  let start = 0;
  while (start < first.length && first[start] === second[start]) start += 1;
  const [restFirst, restSecond] = [first.slice(start), second.slice(start)];
  return (
    restFirst.slice(1) === restSecond ||
    restFirst === restSecond.slice(1) ||
    restFirst.slice(1) === restSecond.slice(1) ||
    (restFirst[0] === restSecond[1] && restFirst[1] === restSecond[0] && restFirst.slice(2) === restSecond.slice(2))
  );
}
