import L from 'leaflet';
import { createClusterElement, setClusterCount } from './clusterElement';

/** Above the route, below the pane of the stops. */
const PANE_ORDER = '590';

type Disc = { members: readonly number[]; position: L.Point };
type Single = { element: HTMLElement; position: L.Point };

function createAnchor(element: HTMLElement): HTMLElement {
  const anchor = L.DomUtil.create('div', 'map-anchor');
  anchor.append(element);
  return anchor;
}

/** Creates a disc that is reused for another cluster after each move: creating it costs more than moving it. */
function createDisc(onOpen: (members: readonly number[]) => void) {
  let members: readonly number[] = [];
  const button = createClusterElement(0, () => onOpen(members));
  return {
    anchor: createAnchor(button),
    setMembers(next: readonly number[]) {
      if (next.length !== members.length) setClusterCount(button, next.length);
      members = next;
    },
  };
}

/**
 * Creates the pane that shows cluster discs and single elements. One pane for all, because a Leaflet marker for each
 * costs ten times as much as the clustering.
 */
export function createClusterPane(map: L.Map, onOpen: (members: readonly number[]) => void) {
  const pane = L.DomUtil.create('div', 'leaflet-pane leaflet-zoom-hide', map.getPane('mapPane'));
  pane.style.zIndex = PANE_ORDER;
  L.DomEvent.disableClickPropagation(pane);
  const singlesBox = L.DomUtil.create('div', '', pane);
  const discsBox = L.DomUtil.create('div', '', pane);
  const anchors = new Map<HTMLElement, HTMLElement>();
  const discs: ReturnType<typeof createDisc>[] = [];
  let shownCount = 0;

  /** Shows the single elements. An element that stays single keeps its place in the document, and the focus. */
  function showSingles(singles: readonly Single[]) {
    for (const { element, position } of singles) {
      let anchor = anchors.get(element);
      if (!anchor) {
        anchor = createAnchor(element);
        anchors.set(element, anchor);
        singlesBox.append(anchor);
      }
      L.DomUtil.setPosition(anchor, position);
    }
    const shown = new Set(singles.map(({ element }) => element));
    for (const [element, anchor] of anchors) {
      if (shown.has(element)) continue;
      anchor.remove();
      anchors.delete(element);
    }
  }

  function showDiscs(clusters: readonly Disc[]) {
    for (const [index, { members, position }] of clusters.entries()) {
      let disc = discs[index];
      if (!disc) {
        disc = createDisc(onOpen);
        discs.push(disc);
        discsBox.append(disc.anchor);
      }
      disc.setMembers(members);
      L.DomUtil.setPosition(disc.anchor, position);
    }
    // hidden, because removing and adding the elements costs more
    for (const { anchor } of discs.slice(clusters.length, shownCount)) anchor.hidden = true;
    for (const { anchor } of discs.slice(shownCount, clusters.length)) anchor.hidden = false;
    shownCount = clusters.length;
  }

  return { showSingles, showDiscs, remove: () => pane.remove() };
}
