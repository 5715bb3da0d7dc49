import { useEffect, useMemo, useRef } from 'react';
import { createPortal } from 'react-dom';
import { MapMarker, markerBox } from './MapMarker';
import type { MapEngine } from './engine';
import { getLabelSide, type MapView } from './labelPlace';
import { VehiclePin } from './pins';
import type { MapVehicle } from './types';
import { useStableValue } from './useStableValue';

type Props = {
  engine: MapEngine;
  /** What the map shows; null until it is known. */
  view: MapView | null;
  vehicles: readonly MapVehicle[];
  onSelect?: (id: string) => void;
};

/** Vehicles near the pick-up, grouped where they crowd; the chosen one always stands by itself. */
export function VehicleMarkers({ engine, view, vehicles, onSelect }: Props) {
  const chosen = vehicles.find(({ isChosen }) => isChosen);
  const others = useStableValue(vehicles.filter((vehicle) => vehicle !== chosen));
  const boxes = useMemo(
    () => others.map((vehicle) => ({ vehicle, element: markerBox(), at: { lat: vehicle.lat, lng: vehicle.lng } })),
    [others],
  );
  const pressed = useRef<string>(undefined);
  const chosenButton = useRef<HTMLButtonElement>(null);
  const chosenId = chosen?.id;

  const [lat, lng] = [chosen?.lat, chosen?.lng];
  useEffect(
    () => engine.addClustered(boxes, lat === undefined || lng === undefined ? undefined : { lat, lng }),
    [engine, boxes, lat, lng],
  );

  // The pressed button has left its place: the focus follows it there.
  useEffect(() => {
    if (chosenId !== undefined && pressed.current === chosenId) chosenButton.current?.focus({ preventScroll: true });
    pressed.current = undefined;
  }, [chosenId]);

  const sideOf = (vehicle: MapVehicle) => (view ? getLabelSide(view, vehicle) : 'right');

  function select(id: string) {
    pressed.current = id;
    onSelect?.(id);
  }

  return (
    <>
      {chosen && (
        <MapMarker engine={engine} at={chosen} layer="stop">
          <VehiclePin ref={chosenButton} vehicle={chosen} side={sideOf(chosen)} onSelect={select} />
        </MapMarker>
      )}
      {boxes.map(({ vehicle, element }) =>
        createPortal(<VehiclePin vehicle={vehicle} side={sideOf(vehicle)} onSelect={select} />, element, vehicle.id),
      )}
    </>
  );
}
