import L from 'leaflet';
import { env } from '@/config/env';
import { toMapCredits, type MapCredit } from '@/config/mapTiles';
import { MAX_ZOOM } from './engine';

/** Greatest zoom level of common tile servers; the level above it shows these tiles enlarged. */
const TILE_MAX_ZOOM = 19;
/** Above the drawn land (210) and its names (250), below the routes (400). */
const TILE_Z_INDEX = 260;
/** Source of the drawn land. */
const LAND_CREDIT: MapCredit = { text: 'Natural Earth' };

/** Covers the drawn land with tiles. A tile that does not load stays hidden and leaves the land visible. */
export function addTiles(map: L.Map, url: string): void {
  const pane = map.createPane('tiles');
  pane.style.zIndex = String(TILE_Z_INDEX);
  pane.style.pointerEvents = 'none';
  const layer = L.tileLayer(url, {
    pane: 'tiles',
    maxZoom: MAX_ZOOM,
    maxNativeZoom: TILE_MAX_ZOOM,
    // a tile server learns the site, which keys are often restricted to, but no page and no cookie
    crossOrigin: 'anonymous',
    referrerPolicy: 'strict-origin',
  }).addTo(map);
  const retry = () => void layer.redraw();
  window.addEventListener('online', retry);
  map.on('unload', () => window.removeEventListener('online', retry));
}

function toElement({ text, url }: MapCredit, hasLink: boolean) {
  if (!url || !hasLink) return document.createTextNode(text);
  const link = document.createElement('a');
  Object.assign(link, { href: url, target: '_blank', rel: 'noopener noreferrer', textContent: text });
  L.DomEvent.disableClickPropagation(link);
  return link;
}

/** Creates the line that names the sources of the map; Leaflet's own control would set HTML. A preview has no links. */
export function createCredit(isPreview: boolean): L.Control {
  const credit = new L.Control({ position: 'bottomright' });
  credit.onAdd = () => {
    const hasTiles = env.mapTileUrl !== '';
    const line = L.DomUtil.create('div', `leaflet-control-attribution${hasTiles ? ' map-credit-on-tiles' : ''}`);
    const credits = hasTiles ? toMapCredits(env.mapAttribution) : [LAND_CREDIT];
    credits.forEach((source, index) => line.append(index > 0 ? ', ' : '', toElement(source, !isPreview)));
    return line;
  };
  return credit;
}
