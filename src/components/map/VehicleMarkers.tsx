import { useEffect, useMemo, useRef } from 'react';
import { createPortal } from 'react-dom';
import { MapMarker, markerBox } from './MapMarker';
import type { MapEngine } from './engine';
import { VehiclePin } from './pins';
import type { MapVehicle } from './types';
import { useStable } from './useStable';

type Props = { engine: MapEngine; vehicles: readonly MapVehicle[]; onSelect?: (id: string) => void };

/** Vehicles near the pick-up, grouped where they crowd; the chosen one always stands by itself. */
export function VehicleMarkers({ engine, vehicles, onSelect }: Props) {
  const chosen = vehicles.find(({ isChosen }) => isChosen);
  const others = useStable(vehicles.filter((vehicle) => vehicle !== chosen));
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

  function select(id: string) {
    pressed.current = id;
    onSelect?.(id);
  }

  return (
    <>
      {chosen && (
        <MapMarker engine={engine} at={chosen} layer="stop">
          <VehiclePin ref={chosenButton} vehicle={chosen} onSelect={select} />
        </MapMarker>
      )}
      {boxes.map(({ vehicle, element }) =>
        createPortal(<VehiclePin vehicle={vehicle} onSelect={select} />, element, vehicle.id),
      )}
    </>
  );
}
