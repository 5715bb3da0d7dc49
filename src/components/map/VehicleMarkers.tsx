import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { createPortal } from 'react-dom';
import { MapMarker, createMarkerBox } from './MapMarker';
import type { MapContents } from './chosenPlace';
import type { MapEngine } from './engine';
import type { GridCluster } from './gridClusters';
import type { MapView } from './mapBox';
import { spreadGroups, type MapLayout } from './mapLayout';
import { VehiclePin } from './pins';
import { useStableValue } from './useStableValue';

type Props = {
  engine: MapEngine;
  scene: MapContents;
  layout: MapLayout | null;
  /** Called with the clusters and single vehicles that the map shows. */
  onPlaced: (groups: readonly GridCluster[]) => void;
  onSelect?: (id: string) => void;
};

/** Vehicle markers, clustered where they are close; the selected vehicle is never clustered. */
export function VehicleMarkers({ engine, scene, layout, onPlaced, onSelect }: Props) {
  const { stops, vehicles } = scene;
  const chosen = vehicles.find(({ isChosen }) => isChosen);
  const others = useStableValue(vehicles.filter((vehicle) => vehicle !== chosen));
  const boxes = useMemo(
    () =>
      others.map((vehicle) => ({ vehicle, element: createMarkerBox(), point: { lat: vehicle.lat, lng: vehicle.lng } })),
    [others],
  );
  const pressed = useRef<string>(undefined);
  const chosenButton = useRef<HTMLButtonElement>(null);
  const chosenId = chosen?.id;

  const [lat, lng] = [chosen?.lat, chosen?.lng];
  const arrange = useEffectEvent((view: MapView, groups: readonly GridCluster[]) => {
    const placed = spreadGroups(view, groups, scene);
    onPlaced(placed);
    return placed;
  });
  // arranges them again when a marker that they must not cover has moved
  useEffect(
    () => engine.addClustered(boxes, (view, groups) => arrange(view, groups)),
    [engine, boxes, stops, lat, lng],
  );

  // the selected vehicle has a new marker, so the focus moves to it
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
        <MapMarker engine={engine} point={chosen} layer="stop">
          <VehiclePin
            ref={chosenButton}
            vehicle={chosen}
            side={layout?.chosen?.side ?? 'right'}
            move={layout?.chosen?.move}
            onSelect={select}
          />
        </MapMarker>
      )}
      {boxes.map(({ vehicle, element }, index) =>
        createPortal(
          <VehiclePin vehicle={vehicle} side={layout?.prices.get(index)} onSelect={select} />,
          element,
          vehicle.id,
        ),
      )}
    </>
  );
}
