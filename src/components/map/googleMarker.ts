import type { Point } from '@/lib/maps/geo';

/** Marker with our own HTML element. Its class exists only after the Maps script has loaded. */
export type HtmlMarker = google.maps.OverlayView & {
  moveTo: (point: Point) => void;
  getPosition: () => google.maps.LatLng;
  getVisible: () => boolean;
};

/** Creates the marker class, with the methods that the clusterer calls on Google's markers. */
export function createHtmlMarkerClass() {
  return class extends google.maps.OverlayView implements HtmlMarker {
    readonly anchor: HTMLElement;
    position: google.maps.LatLng;

    constructor(element: HTMLElement, point: Point, zIndex: number) {
      super();
      this.position = new google.maps.LatLng(point);
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
      // between onAdd and the first idle event the map has no projection
      const projection = this.getProjection() as google.maps.MapCanvasProjection | undefined;
      const pixel = projection?.fromLatLngToDivPixel(this.position);
      if (!pixel) return;
      this.anchor.style.left = `${pixel.x}px`;
      this.anchor.style.top = `${pixel.y}px`;
    }

    override onRemove() {
      this.anchor.remove();
    }

    moveTo(point: Point) {
      this.position = new google.maps.LatLng(point);
      if (this.getMap()) this.draw();
    }

    getPosition() {
      return this.position;
    }

    getVisible() {
      return true;
    }
  };
}
