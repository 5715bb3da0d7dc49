import { useEffect, useMemo, useRef } from 'react';
import { createPortal } from 'react-dom';
import { MapMarker, createMarkerBox } from './MapMarker';
import type { MapEngine } from './engine';
import { getLabelSide, type MapView } from './labelPlace';
import { VehiclePin } from './pins';
import type { MapVehicle } from './types';
import { useStableValue } from './useStableValue';

type Props = {
  engine: MapEngine;
  /** Visible part of the map; null until known. */
  view: MapView | null;
  vehicles: readonly MapVehicle[];
  onSelect?: (id: string) => void;
};

/** Vehicle markers, clustered where they are close; the selected vehicle is never clustered. */
export function VehicleMarkers({ engine, view, vehicles, onSelect }: Props) {
  const chosen = vehicles.find(({ isChosen }) => isChosen);
  const others = useStableValue(vehicles.filter((vehicle) => vehicle !== chosen));
  const boxes = useMemo(
    () =>
      others.map((vehicle) => ({ vehicle, element: createMarkerBox(), at: { lat: vehicle.lat, lng: vehicle.lng } })),
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

  // the selected vehicle has a new marker, so the focus moves to it
  useEffect(() => {
    if (chosenId !== undefined && pressed.current === chosenId) chosenButton.current?.focus({ preventScroll: true });
    pressed.current = undefined;
  }, [chosenId]);

  const getSide = (vehicle: MapVehicle) => (view ? getLabelSide(view, vehicle) : 'right');

  function select(id: string) {
    pressed.current = id;
    onSelect?.(id);
  }

  return (
    <>
      {chosen && (
        <MapMarker engine={engine} at={chosen} layer="stop">
          <VehiclePin ref={chosenButton} vehicle={chosen} side={getSide(chosen)} onSelect={select} />
        </MapMarker>
      )}
      {boxes.map(({ vehicle, element }) =>
        createPortal(<VehiclePin vehicle={vehicle} side={getSide(vehicle)} onSelect={select} />, element, vehicle.id),
      )}
    </>
  );
}
