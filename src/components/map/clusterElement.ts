/** The disc of a group of vehicles; pressing it zooms in on them. */
export function clusterElement(count: number, onPress: () => void): HTMLElement {
  const disc = document.createElement('button');
  disc.type = 'button';
  disc.className = 'map-cluster tabular';
  disc.append('');
  countOn(disc, count);
  disc.addEventListener('click', onPress);
  return disc;
}

/** Says how many vehicles a disc stands for, in the text it has: a new one would cost three times as much. */
export function countOn(disc: HTMLElement, count: number) {
  if (disc.firstChild) disc.firstChild.nodeValue = String(count);
  disc.setAttribute('aria-label', `${count} vehicles here, zoom in`);
}
