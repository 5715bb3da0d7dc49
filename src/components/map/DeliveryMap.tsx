import { useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { env } from '@/config/env';
import { lazyWithRetry } from '../ui/lazyWithRetry';
import { MapCanvas, loadEmbeddedMap, loadGoogleMap } from './MapCanvas';
import { MapControls } from './MapControls';
import { MapNotice } from './MapNotice';
import { MapScene, getPointsInView, hasStopLabels } from './MapScene';
import { MapSkeleton } from './MapSkeleton';
import { PickControls } from './PickControls';
import { StopsPanel } from './StopsPanel';
import type { MapEngine } from './engine';
import type { DeliveryMapProps } from './types';
import './map.css';

const GoogleScript = lazyWithRetry(() => import('./GoogleScript'), 'GoogleScript');

type GoogleState = 'off' | 'loading' | 'ready' | 'failed' | 'retrying';

type Props = DeliveryMapProps & {
  /** Google Maps key; without one the embedded map is used. */
  apiKey?: string;
};

/** Map of a delivery: Google Maps if it is configured and loads, otherwise the embedded map. */
export function DeliveryMap({ apiKey = env.googleMapsApiKey, ...props }: Props) {
  const { label, stops, pick, isPreview = false, isListed = false, className = '' } = props;
  const [google, setGoogle] = useState<GoogleState>(apiKey === '' ? 'off' : 'loading');
  const [attempt, setAttempt] = useState(0);
  const [engine, setEngine] = useState<MapEngine | null>(null);
  const [hasNoMap, setHasNoMap] = useState(false);
  const fitRoute = (map: MapEngine) => map.fit(getPointsInView(props), hasStopLabels(props));

  function retryGoogle() {
    setGoogle('retrying');
    setAttempt(attempt + 1);
  }

  return (
    <section
      aria-label={label}
      // high contrast keeps the colours of the map, as those of a picture
      className={`relative isolate overflow-hidden bg-map-land text-ink-900 forced-color-adjust-none ${className}`}
    >
      {/* Stays mounted: Google reports a refused key only after the map is created. */}
      {google !== 'off' && google !== 'failed' && (
        <ErrorBoundary key={attempt} fallback={null} onError={() => setGoogle('failed')}>
          <GoogleScript apiKey={apiKey} onLoaded={() => setGoogle('ready')} onFailed={() => setGoogle('failed')} />
        </ErrorBoundary>
      )}
      {google !== 'loading' && !hasNoMap && (
        <MapCanvas
          loadEngine={google === 'ready' ? loadGoogleMap : loadEmbeddedMap}
          label={label}
          isPreview={isPreview}
          opensOn={getPointsInView(props)}
          hasLabels={hasStopLabels(props)}
          maxZoom={props.maxZoom}
          onEngine={setEngine}
          onFailed={() => (google === 'ready' ? setGoogle('failed') : setHasNoMap(true))}
        />
      )}
      {!engine && !hasNoMap && <MapSkeleton />}
      {engine && <MapScene engine={engine} {...props} />}
      {engine && pick && <PickControls engine={engine} pick={pick} />}
      {engine && !isPreview && <MapControls onZoom={engine.zoomBy} onFit={() => fitRoute(engine)} />}
      {hasNoMap ? (
        <MapNotice text="The map did not load" action="Try again" onAction={() => setHasNoMap(false)} />
      ) : (
        (google === 'failed' || google === 'retrying') && (
          <MapNotice
            text="Google Maps did not load"
            action="Try again"
            onAction={retryGoogle}
            isWorking={google === 'retrying'}
          />
        )
      )}
      {stops.length > 0 && !isListed && (
        <StopsPanel key={String(hasNoMap)} stops={stops} isPreview={isPreview} isOpenAtFirst={hasNoMap} />
      )}
    </section>
  );
}
