/**
 * Fake of the Google Maps script: web-mercator projection, events, HTML overlays, polylines. One function without outside
 * references, so that Vitest can call it and Playwright can serve its text as the script.
 */
export function installGoogleMaps(win) {
  const TILE = 256;
  const SIZE = { width: 800, height: 600 };
  const document = win.document;

  class Point {
    constructor(x, y) {
      this.x = x;
      this.y = y;
    }
  }

  class LatLng {
    constructor(lat, lng) {
      this.place = typeof lat === 'object' ? { lat: lat.lat, lng: lat.lng } : { lat, lng };
      if (lat instanceof LatLng) this.place = lat.toJSON();
    }
    lat() {
      return this.place.lat;
    }
    lng() {
      return this.place.lng;
    }
    toJSON() {
      return { ...this.place };
    }
    equals(other) {
      return other.lat() === this.lat() && other.lng() === this.lng();
    }
  }
  const at = (place) => (place instanceof LatLng ? place : new LatLng(place));

  class LatLngBounds {
    constructor(southWest, northEast) {
      if (southWest) this.extend(southWest);
      if (northEast) this.extend(northEast);
    }
    extend(place) {
      const { lat, lng } = at(place).toJSON();
      const box = this.box ?? { south: lat, north: lat, west: lng, east: lng };
      this.box = {
        south: Math.min(box.south, lat),
        north: Math.max(box.north, lat),
        west: Math.min(box.west, lng),
        east: Math.max(box.east, lng),
      };
      return this;
    }
    getSouthWest() {
      return new LatLng(this.box.south, this.box.west);
    }
    getNorthEast() {
      return new LatLng(this.box.north, this.box.east);
    }
    getCenter() {
      return new LatLng((this.box.south + this.box.north) / 2, (this.box.west + this.box.east) / 2);
    }
    contains(place) {
      const { lat, lng } = at(place).toJSON();
      return lat >= this.box.south && lat <= this.box.north && lng >= this.box.west && lng <= this.box.east;
    }
  }

  const toWorld = (place) => {
    const sin = Math.sin((place.lat() * Math.PI) / 180);
    return new Point(TILE * (0.5 + place.lng() / 360), TILE * (0.5 - Math.log((1 + sin) / (1 - sin)) / (4 * Math.PI)));
  };
  const fromWorld = ({ x, y }) =>
    new LatLng((Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / TILE))) * 180) / Math.PI, (x / TILE - 0.5) * 360);

  class MVCObject {
    addListener(name, handler) {
      this.listeners ??= [];
      const entry = { name, handler };
      this.listeners.push(entry);
      return { remove: () => (this.listeners = this.listeners.filter((known) => known !== entry)) };
    }
    set(key, value) {
      this[key] = value;
    }
    get(key) {
      return this[key];
    }
  }

  const event = {
    addListener: (target, name, handler) => MVCObject.prototype.addListener.call(target, name, handler),
    removeListener: (listener) => listener.remove(),
    clearInstanceListeners: (target) => (target.listeners = []),
    trigger: (target, name, ...details) => {
      for (const entry of [...(target.listeners ?? [])]) if (entry.name === name) entry.handler.apply(target, details);
    },
  };

  const log = (win.fakeGoogle = { maps: [], lines: new Set(), fits: [] });

  class FakeMap extends MVCObject {
    constructor(div, options) {
      super();
      this.div = div;
      this.options = { ...options };
      this.pane = document.createElement('div');
      this.pane.style.cssText = 'position:absolute;inset:0';
      this.overlays = new Set();
      div.style.position = 'relative';
      div.append(this.pane);
      div.addEventListener('click', (press) => {
        if (!press.target.closest('.map-anchor')) this.press(press.offsetX ?? 0, press.offsetY ?? 0);
      });
      log.maps.push(this);
      win.setTimeout(() => this.settle(), 0);
    }
    size() {
      return { width: this.div.clientWidth || SIZE.width, height: this.div.clientHeight || SIZE.height };
    }
    /** Events of the real map after each change of the view. */
    settle() {
      for (const overlay of this.overlays) overlay.draw();
      event.trigger(this, 'idle');
    }
    toPixel(place) {
      const scale = 2 ** this.getZoom();
      const { width, height } = this.size();
      const [point, middle] = [toWorld(at(place)), toWorld(this.getCenter())];
      return new Point((point.x - middle.x) * scale + width / 2, (point.y - middle.y) * scale + height / 2);
    }
    fromPixel({ x, y }) {
      const scale = 2 ** this.getZoom();
      const { width, height } = this.size();
      const middle = toWorld(this.getCenter());
      return fromWorld(new Point((x - width / 2) / scale + middle.x, (y - height / 2) / scale + middle.y));
    }
    press(x, y) {
      event.trigger(this, 'click', { latLng: this.fromPixel({ x, y }) });
    }
    getDiv() {
      return this.div;
    }
    getZoom() {
      return this.options.zoom;
    }
    setZoom(zoom) {
      this.options.zoom = Math.min(Math.max(zoom, this.options.minZoom ?? 0), this.options.maxZoom ?? 22);
      this.settle();
    }
    getCenter() {
      return at(this.options.center);
    }
    setCenter(center) {
      this.options.center = center;
      this.settle();
    }
    getBounds() {
      const { width, height } = this.size();
      return new LatLngBounds(this.fromPixel({ x: 0, y: height }), this.fromPixel({ x: width, y: 0 }));
    }
    fitBounds(bounds) {
      log.fits.push({ ...bounds.box });
      const { width, height } = this.size();
      const [from, to] = [toWorld(bounds.getSouthWest()), toWorld(bounds.getNorthEast())];
      const room = Math.min(
        (width * 0.7) / Math.abs(to.x - from.x || 1e-9),
        (height * 0.7) / Math.abs(to.y - from.y || 1e-9),
      );
      this.options.center = bounds.getCenter();
      this.setZoom(Math.floor(Math.log2(room)));
    }
    getProjection() {
      return { fromLatLngToPoint: (place) => toWorld(at(place)), fromPointToLatLng: fromWorld };
    }
    getMapCapabilities() {
      return { isAdvancedMarkersAvailable: false };
    }
  }

  class OverlayView extends MVCObject {
    setMap(map) {
      if (this.map === map) return;
      if (this.map) {
        this.map.overlays.delete(this);
        this.onRemove?.();
      }
      this.map = map;
      if (!map) return;
      map.overlays.add(this);
      this.onAdd?.();
      this.draw();
    }
    draw() {}
    getMap() {
      return this.map ?? null;
    }
    getPanes() {
      return { overlayMouseTarget: this.map.pane };
    }
    getProjection() {
      const { map } = this;
      return {
        fromLatLngToDivPixel: (place) => map.toPixel(place),
        fromDivPixelToLatLng: (pixel) => map.fromPixel(pixel),
      };
    }
  }
  OverlayView.preventMapHitsFrom = () => {};

  class Polyline extends MVCObject {
    constructor(options) {
      super();
      this.options = options;
      this.setMap(options.map);
    }
    setMap(map) {
      if (map) log.lines.add(this);
      else log.lines.delete(this);
    }
  }

  // the clusterer copies methods with for..in, which needs enumerable ones
  for (const Class of [MVCObject, OverlayView]) {
    for (const name of Object.getOwnPropertyNames(Class.prototype)) {
      if (name !== 'constructor') Object.defineProperty(Class.prototype, name, { enumerable: true });
    }
  }

  const maps = { LatLng, LatLngBounds, Point, MVCObject, OverlayView, Polyline, event, Map: FakeMap };
  win.google = { ...win.google, maps: { ...maps, SymbolPath: { CIRCLE: 0 }, places: {} } };
  return log;
}

/** Text of a script that acts like Google's: it installs itself, then calls back. */
export const googleMapsScript = () => `(${installGoogleMaps.toString()})(window); window.initMap?.();`;
