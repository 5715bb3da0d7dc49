import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isOnMap, toLatLng, type LatLng, type Point } from '@/lib/maps/geo';
import { splitAt } from '@/lib/maps/polyline';
import { MapMarker } from './MapMarker';
import { VehicleMarkers } from './VehicleMarkers';
import type { MapEngine } from './engine';
import type { GridCluster } from './gridClusters';
import type { MapView } from './mapBox';
import { placeLabels } from './mapLayout';
import { LivePin, PickPin, StopPin } from './pins';
import type { DeliveryMapProps, MapPick } from './types';
import { useStableValue } from './useStableValue';
import { isInView, type MapContents } from './vehiclePosition';

/** With more stops the labels would cover the map; the list names them. */
const LABELLED_STOPS_MAX = 5;

const NO_POINTS: readonly LatLng[] = [];

/** Returns true if the stops have labels next to them. */
export const hasStopLabels = ({ stops, isPreview }: DeliveryMapProps) =>
  !isPreview && stops.length <= LABELLED_STOPS_MAX;

/** Returns the points to fit into view when the map opens or the route changes. */
export function getPointsInView({ stops, route, live, vehicles = [], isPreview }: DeliveryMapProps): LatLng[] {
  const path = [...stops.map(toLatLng), ...(route?.points ?? [])];
  // a driver on a known road is already in view
  if (live && !route) path.push(toLatLng(live));
  if (path.length === 0) return vehicles.map(toLatLng);
  // a preview cannot be moved, so it must show all vehicles
  const shown = vehicles.filter((vehicle) => (isPreview || vehicle.isChosen) && isOnMap(vehicle));
  return [...path, ...shown.map(toLatLng)];
}

type Props = DeliveryMapProps & { engine: MapEngine };

/** Shows stops, route, vehicles and the live position on either map engine. */
export function MapScene({ engine, ...props }: Props) {
  const { live, vehicles = [], onVehicleSelect, isPreview = false } = props;
  const stops = useStableValue(props.stops);
  const scene: MapContents = { stops, vehicles, live, isPreview, hasNoLabels: !hasStopLabels(props) };
  const view = useFittedView(engine, { ...props, stops }, scene);
  const [groups, setGroups] = useState<readonly GridCluster[]>();
  useRouteLine(engine, props.route);
  const picked = usePickedPoint(engine, props.pick);
  const layout = view && placeLabels(view, scene, groups);

  return (
    <>
      {vehicles.length > 0 && (
        <VehicleMarkers engine={engine} scene={scene} layout={layout} onPlaced={setGroups} onSelect={onVehicleSelect} />
      )}
      {stops.map((stop, index) => (
        <MapMarker key={stop.key} engine={engine} point={stop} layer="stop">
          <StopPin stop={stop} label={layout?.stops[index] ?? null} />
        </MapMarker>
      ))}
      {live && (
        <MapMarker engine={engine} point={live} layer="live" isGliding>
          <LivePin live={live} />
        </MapMarker>
      )}
      {picked && (
        <MapMarker engine={engine} point={picked} layer="pick">
          <PickPin />
        </MapMarker>
      )}
    </>
  );
}

/** Fits the points into view when they change, and returns the visible part of the map. */
function useFittedView(engine: MapEngine, props: DeliveryMapProps, scene: MapContents): MapView | null {
  const { stops, vehicles = [] } = props;
  const points = useStableValue(props.route?.points ?? NO_POINTS);
  const hasPoints = getPointsInView(props).length > 0;
  const refit = useEffectEvent(() => engine.fit(getPointsInView(props), hasStopLabels(props)));
  useEffect(() => refit(), [engine, stops, points, hasPoints]);

  const [view, setView] = useState<MapView | null>(null);
  useEffect(() => engine.onView(setView), [engine]);

  // fits a vehicle selected in the list; one selected on the map is already in view
  const chosen = vehicles.find(({ isChosen }) => isChosen);
  const showChosen = useEffectEvent(() => {
    if (chosen && view && !isInView(view, chosen, scene)) refit();
  });
  useEffect(() => showChosen(), [engine, chosen?.id]);
  return view;
}

function useRouteLine(engine: MapEngine, route: DeliveryMapProps['route']) {
  const points = useStableValue(route?.points ?? NO_POINTS);
  const fraction = route?.doneFraction;
  useEffect(() => {
    const { done, ahead } = fraction === undefined ? { done: points, ahead: NO_POINTS } : splitAt(points, fraction);
    return points.length > 1 ? engine.drawRoute(done, ahead) : undefined;
  }, [engine, points, fraction]);
}

/** Reports clicks on the map and returns the picked point. */
function usePickedPoint(engine: MapEngine, pick: MapPick | undefined): Point | null {
  const isPicking = pick !== undefined;
  const clicked = useRef<Point>(null);
  const handleClick = useEffectEvent((point: Point) => {
    clicked.current = point;
    pick?.onPick(point);
  });
  useEffect(() => (isPicking ? engine.onClick((point) => handleClick(point)) : undefined), [engine, isPicking]);

  // fits a point that was set elsewhere, for example by a search; a clicked point is already in view
  const picked = useStableValue(pick?.value ?? null);
  useEffect(() => {
    if (picked && (picked.lat !== clicked.current?.lat || picked.lng !== clicked.current.lng)) {
      engine.fit([toLatLng(picked)]);
    }
  }, [engine, picked]);
  return picked;
}
