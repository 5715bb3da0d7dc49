import type { MapPoint } from './types';

/** A marker of our own elements; the class exists only once the Maps script has loaded. */
export type HtmlMarker = google.maps.OverlayView & {
  moveTo: (at: MapPoint) => void;
  getPosition: () => google.maps.LatLng;
  getVisible: () => boolean;
};

/** Makes the class. It answers what the clusterer asks of a marker, so that grouped vehicles look like all others. */
export function htmlMarkerClass() {
  return class extends google.maps.OverlayView implements HtmlMarker {
    readonly anchor: HTMLElement;
    at: google.maps.LatLng;

    constructor(element: HTMLElement, at: MapPoint, zIndex: number) {
      super();
      this.at = new google.maps.LatLng(at);
      this.anchor = document.createElement('div');
      this.anchor.className = 'map-anchor';
      this.anchor.style.position = 'absolute';
      this.anchor.style.zIndex = String(zIndex);
      this.anchor.append(element);
      google.maps.OverlayView.preventMapHitsFrom(this.anchor);
    }

    override onAdd() {
      this.getPanes()?.overlayMouseTarget.append(this.anchor);
    }

    override draw() {
      // Between onAdd and the first idle the real map has no projection yet.
      const projection = this.getProjection() as google.maps.MapCanvasProjection | undefined;
      const pixel = projection?.fromLatLngToDivPixel(this.at);
      if (!pixel) return;
      this.anchor.style.left = `${pixel.x}px`;
      this.anchor.style.top = `${pixel.y}px`;
    }

    override onRemove() {
      this.anchor.remove();
    }

    moveTo(at: MapPoint) {
      this.at = new google.maps.LatLng(at);
      if (this.getMap()) this.draw();
    }

    getPosition() {
      return this.at;
    }

    getVisible() {
      return true;
    }
  };
}
