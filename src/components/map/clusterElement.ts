/** The disc of a group of vehicles; pressing it zooms in on them. */
export function clusterElement(count: number, onPress: () => void): HTMLElement {
  const disc = document.createElement('button');
  disc.type = 'button';
  disc.className = 'map-cluster tabular';
  disc.textContent = String(count);
  disc.setAttribute('aria-label', `${count} vehicles here, zoom in`);
  disc.addEventListener('click', onPress);
  return disc;
}
