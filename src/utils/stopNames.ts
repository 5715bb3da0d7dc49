export type StopKind = 'pickup' | 'stop' | 'dropoff';

/** Returns the kind of a stop by its position in the route. */
export function getStopKind(index: number, count: number): StopKind {
  if (index === 0) return 'pickup';
  return index === count - 1 ? 'dropoff' : 'stop';
}

/** Returns the name of a stop: "Pickup", "Stop 2", "Drop-off". */
export function getStopName({ kind, number }: { kind: StopKind; number?: number }): string {
  if (kind === 'pickup') return 'Pickup';
  if (kind === 'dropoff') return 'Drop-off';
  return number === undefined ? 'Stop' : `Stop ${number}`;
}

/** Returns the label of a stop by its position in the route: "Pickup", "Stop 1", ..., "Drop-off". */
export const getStopLabel = (index: number, count: number): string =>
  getStopName({ kind: getStopKind(index, count), number: index });

/** Returns the label of a stop within a sentence: "pickup", "Stop 1", "drop-off". */
export const getStopInSentence = (index: number, count: number): string =>
  getStopLabel(index, count).toLowerCase().replace('stop', 'Stop');
