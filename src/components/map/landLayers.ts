import type { FeatureCollection } from 'geojson';
import L from 'leaflet';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { colors } from '@/config/theme';
import { HIGHWAYS, LAKES, PARKS, RIVERS, ROADS } from './data/landmarks';
import topology from './data/phl.topo.json';
import { getLandLabels, pickLabels, type LandFeature } from './landLabels';

type Philippines = Topology<{ phl: GeometryCollection<{ name: string | null }> }>;

const philippines = topology as unknown as Philippines;
const LAND = feature(philippines, philippines.objects.phl) as FeatureCollection;
const NAMES = getLandLabels(LAND.features as LandFeature[]);

const tint = colors.map;
const toLatLngs = (lines: readonly (readonly (readonly [number, number])[])[]) =>
  lines.map((line) => line.map(([lat, lng]) => L.latLng(lat, lng)));

/** Returns the road width in px for a zoom level. */
const getRoadWidth = (zoom: number) => Math.min(Math.max((zoom - 9) * 1.6, 0.75), 9);

function createPane(map: L.Map, name: string, zIndex: number): L.SVG {
  const box = map.createPane(name);
  box.style.zIndex = String(zIndex);
  box.style.pointerEvents = 'none';
  return new L.SVG({ pane: name, padding: 0.5 });
}

/** Draws land, waters, parks, main roads and place names as the bottom layers. */
export function addLand(map: L.Map): void {
  const renderer = createPane(map, 'land', 210);
  const shape = { renderer, interactive: false } as const;
  const shore = { ...shape, color: tint['road-edge'], weight: 1, fillColor: tint.land, fillOpacity: 1 };
  L.geoJSON(LAND, { pane: 'land', interactive: false, style: shore }).addTo(map);
  L.polygon(toLatLngs(PARKS), { ...shape, stroke: false, fillColor: tint.park, fillOpacity: 1 }).addTo(map);
  L.polygon(toLatLngs(LAKES), { ...shape, stroke: false, fillColor: tint.water, fillOpacity: 1 }).addTo(map);

  const ribbons = [
    { lines: RIVERS, color: tint.water, widen: 2 },
    { lines: ROADS, color: tint['road-edge'], widen: 1.5 },
    { lines: ROADS, color: tint.road, widen: 0 },
    { lines: HIGHWAYS, color: tint['highway-edge'], widen: 2.5 },
    { lines: HIGHWAYS, color: tint.highway, widen: 1 },
  ].map(({ lines, color, widen }) => ({ line: L.polyline(toLatLngs(lines), { ...shape, color }).addTo(map), widen }));

  const labels = L.layerGroup().addTo(map);
  createPane(map, 'names', 250);

  function setWidths() {
    const zoom = map.getZoom();
    for (const { line, widen } of ribbons) line.setStyle({ weight: getRoadWidth(zoom) + widen });
  }

  /** Draws the names in view and around it, so that a dragged map keeps its names. */
  function drawNames() {
    const area = map.getBounds().pad(1);
    labels.clearLayers();
    for (const { name, point, kind } of pickLabels(NAMES, map.getZoom())) {
      if (!area.contains([...point])) continue;
      const text = document.createElement('span');
      text.textContent = name;
      // drawn for the eye; a screen reader gets the stops as a list
      text.setAttribute('aria-hidden', 'true');
      const icon = L.divIcon({ className: `map-name map-name-${kind}`, html: text, iconSize: [0, 0] });
      labels.addLayer(L.marker([...point], { icon, pane: 'names', interactive: false, keyboard: false }));
    }
  }
  map.on('zoomend', setWidths);
  map.on('moveend', drawNames);
  setWidths();
  drawNames();
}
