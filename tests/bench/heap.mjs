/** What a browser keeps for itself: compiled code, and its own side of elements and requests. */
const OF_THE_BROWSER = new Set(['code', 'native', 'synthetic', 'hidden']);

/** Bytes of the objects, functions and texts that a page still holds, by a snapshot of its heap. */
export async function heldBytes(cdp) {
  const parts = [];
  const take = ({ chunk }) => parts.push(chunk);
  cdp.on('HeapProfiler.addHeapSnapshotChunk', take);
  await cdp.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  cdp.off('HeapProfiler.addHeapSnapshotChunk', take);
  const { snapshot, nodes } = JSON.parse(parts.join(''));
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [typeAt, sizeAt] = ['type', 'self_size'].map((name) => fields.indexOf(name));
  let bytes = 0;
  for (let at = 0; at < nodes.length; at += fields.length)
    if (!OF_THE_BROWSER.has(types[typeAt][nodes[at + typeAt]])) bytes += nodes[at + sizeAt];
  return bytes;
}
