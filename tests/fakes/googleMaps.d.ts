type Box = { south: number; north: number; west: number; east: number };

export type FakeMap = {
  options: google.maps.MapOptions;
  /** Presses the map at a pixel position. */
  press: (x: number, y: number) => void;
  getZoom: () => number;
  setZoom: (zoom: number) => void;
};

export type FakeGoogle = {
  maps: FakeMap[];
  lines: Set<{ options: google.maps.PolylineOptions }>;
  fits: Box[];
};

export function installGoogleMaps(win: Window): FakeGoogle;
export function googleMapsScript(): string;
