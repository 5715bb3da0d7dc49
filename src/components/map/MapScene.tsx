import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isOnMap, type LatLng } from '@/lib/maps/geo';
import { splitAt } from '@/lib/maps/polyline';
import { MapMarker } from './MapMarker';
import { VehicleMarkers } from './VehicleMarkers';
import type { MapEngine } from './engine';
import { isInSight, labelPlaces, type MapView } from './labelPlace';
import { LivePin, PickPin, StopPin } from './pins';
import type { DeliveryMapProps, MapPoint } from './types';
import { useStableValue } from './useStableValue';

/** With more stops than this their labels would cover the map: the list names them. */
const LABELLED_STOPS_MAX = 5;

const NO_POINTS: readonly LatLng[] = [];
const pair = ({ lat, lng }: MapPoint): LatLng => [lat, lng];

/** The points that the map should show when it opens, or when the route changes. */
export function pointsInView({ stops, route, live, vehicles = [], isPreview }: DeliveryMapProps): LatLng[] {
  const path = [...stops.map(pair), ...(route?.points ?? [])];
  if (path.length === 0) return live ? [pair(live)] : vehicles.map(pair);
  // a preview cannot be moved: what is on it has to be in sight
  return [...path, ...vehicles.filter((one) => (isPreview || one.isChosen) && isOnMap(one)).map(pair)];
}

type Props = DeliveryMapProps & { engine: MapEngine };

/** Puts stops, route, vehicles and the live position on whichever map there is. */
export function MapScene({ engine, ...props }: Props) {
  const { live, vehicles = [], onVehicleSelect, pick, isPreview = false } = props;
  const stops = useStableValue(props.stops);
  const points = useStableValue(props.route?.points ?? NO_POINTS);
  const fraction = props.route?.doneFraction;
  const hasLabels = !isPreview && stops.length <= LABELLED_STOPS_MAX;
  const isPicking = pick !== undefined;
  const hasView = pointsInView(props).length > 0;

  const refit = useEffectEvent(() => engine.fit(pointsInView(props)));
  useEffect(() => refit(), [engine, stops, points, hasView]);

  const [view, setView] = useState<MapView | null>(null);
  useEffect(() => engine.onView(setView), [engine]);
  const labels = hasLabels && view ? labelPlaces(view, { stops, vehicles, live }) : [];

  // A vehicle that is chosen in the list is brought into view; one pressed on the map is in view already.
  const chosen = vehicles.find(({ isChosen }) => isChosen);
  const showChosen = useEffectEvent(() => {
    if (chosen && view && !isInSight(view, chosen)) refit();
  });
  useEffect(() => showChosen(), [engine, chosen?.id]);

  useEffect(() => {
    const { done, ahead } = fraction === undefined ? { done: points, ahead: NO_POINTS } : splitAt(points, fraction);
    return points.length > 1 ? engine.drawRoute(done, ahead) : undefined;
  }, [engine, points, fraction]);

  const ownPick = useRef<MapPoint>(null);
  const onPress = useEffectEvent((point: MapPoint) => {
    ownPick.current = point;
    pick?.onPick(point);
  });
  useEffect(() => (isPicking ? engine.onClick((point) => onPress(point)) : undefined), [engine, isPicking]);

  // A point set from elsewhere, by a search say, is brought into view; one pressed on the map is in view already.
  const picked = useStableValue(pick?.value ?? null);
  useEffect(() => {
    if (picked && (picked.lat !== ownPick.current?.lat || picked.lng !== ownPick.current.lng)) {
      engine.fit([pair(picked)]);
    }
  }, [engine, picked]);

  return (
    <>
      {vehicles.length > 0 && (
        <VehicleMarkers engine={engine} view={view} vehicles={vehicles} onSelect={onVehicleSelect} />
      )}
      {stops.map((stop, index) => (
        <MapMarker key={stop.key} engine={engine} at={stop} layer="stop">
          <StopPin stop={stop} label={labels[index] ?? null} />
        </MapMarker>
      ))}
      {live && (
        <MapMarker engine={engine} at={live} layer="live" isGliding>
          <LivePin live={live} />
        </MapMarker>
      )}
      {picked && (
        <MapMarker engine={engine} at={picked} layer="pick">
          <PickPin />
        </MapMarker>
      )}
    </>
  );
}
