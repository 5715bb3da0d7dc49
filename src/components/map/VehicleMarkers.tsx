import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { MapMarker, createMarkerBox } from './MapMarker';
import type { ClusterLayer, MapEngine } from './engine';
import type { GridCluster } from './gridClusters';
import type { MapView } from './mapBox';
import { spreadGroups, type MapLayout } from './mapLayout';
import { VehiclePin } from './pins';
import type { MapVehicle } from './types';
import { useStableValue } from './useStableValue';
import type { MapContents } from './vehiclePosition';

type Props = {
  engine: MapEngine;
  scene: MapContents;
  layout: MapLayout | null;
  /** Called with the clusters and single vehicles that the map shows. */
  onPlaced: (groups: readonly GridCluster[]) => void;
  onSelect?: (id: string) => void;
};

/** Returns an element for each vehicle. A vehicle keeps its element when it moves, and with it the focus. */
function useVehicleBoxes(vehicles: readonly MapVehicle[]): ReadonlyMap<string, HTMLElement> {
  const [boxes, setBoxes] = useState<ReadonlyMap<string, HTMLElement>>(new Map());
  const ids = new Set(vehicles.map(({ id }) => id));
  if (ids.size === boxes.size && [...ids].every((id) => boxes.has(id))) return boxes;
  const next = new Map([...ids].map((id) => [id, boxes.get(id) ?? createMarkerBox()]));
  setBoxes(next);
  return next;
}

/** Vehicle markers, clustered where they are close; the selected vehicle is never clustered. */
export function VehicleMarkers({ engine, scene, layout, onPlaced, onSelect }: Props) {
  const { stops, vehicles } = scene;
  const chosen = vehicles.find(({ isChosen }) => isChosen);
  const others = useStableValue(vehicles.filter((vehicle) => vehicle !== chosen));
  const boxes = useVehicleBoxes(others);
  const layer = useRef<ClusterLayer>(null);
  const pressed = useRef<string>(undefined);
  const chosenButton = useRef<HTMLButtonElement>(null);
  const chosenId = chosen?.id;

  const [lat, lng] = [chosen?.lat, chosen?.lng];
  const arrange = useEffectEvent((view: MapView, groups: readonly GridCluster[]) => {
    const placed = spreadGroups(view, groups, scene);
    onPlaced(placed);
    return placed;
  });
  useEffect(() => {
    const added = engine.addClustered((view, groups) => arrange(view, groups));
    layer.current = added;
    return () => {
      layer.current = null;
      added.remove();
    };
  }, [engine]);
  // arranges them again when a marker that they must not cover has moved
  useEffect(() => {
    const items = others.flatMap((vehicle) => {
      const element = boxes.get(vehicle.id);
      return element ? [{ element, point: { lat: vehicle.lat, lng: vehicle.lng } }] : [];
    });
    layer.current?.show(items);
  }, [engine, boxes, others, stops, lat, lng]);

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
      {others.map((vehicle, index) => {
        const box = boxes.get(vehicle.id);
        const side = layout?.prices.get(index);
        return box && createPortal(<VehiclePin vehicle={vehicle} side={side} onSelect={select} />, box, vehicle.id);
      })}
    </>
  );
}
