/** Creates the disc of a vehicle cluster; a click on it zooms in. */
export function createClusterElement(count: number, onPress: () => void): HTMLElement {
  const disc = document.createElement('button');
  disc.type = 'button';
  disc.className = 'map-cluster tabular';
  disc.append('');
  setClusterCount(disc, count);
  disc.addEventListener('click', onPress);
  return disc;
}

/** Sets the vehicle count of a disc. Reuses the text node, because a new one costs three times as much. */
export function setClusterCount(disc: HTMLElement, count: number) {
  if (disc.firstChild) disc.firstChild.nodeValue = String(count);
  disc.setAttribute('aria-label', `${count} vehicles here, zoom in`);
}
