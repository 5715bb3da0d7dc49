import { useLoadScript } from '@react-google-maps/api';
import { useEffect, useEffectEvent } from 'react';
import {
  GOOGLE_LANGUAGE,
  GOOGLE_LIBRARIES,
  GOOGLE_REGION,
  GOOGLE_TIMEOUT_MS,
  onKeyRefused,
} from '@/lib/maps/googleScript';

type Props = { apiKey: string; onLoaded: () => void; onFailed: () => void };

/** Loads Google's script and reports success or failure: an error, a refused key or a timeout. Renders nothing. */
export function GoogleScript({ apiKey, onLoaded, onFailed }: Props) {
  const { isLoaded, loadError } = useLoadScript({
    googleMapsApiKey: apiKey,
    libraries: GOOGLE_LIBRARIES,
    language: GOOGLE_LANGUAGE,
    region: GOOGLE_REGION,
    preventGoogleFontsLoading: true,
  });
  const hasFailed = loadError !== undefined;
  const reportLoaded = useEffectEvent(() => onLoaded());
  const reportFailed = useEffectEvent(() => onFailed());

  useEffect(() => {
    if (hasFailed) reportFailed();
    else if (isLoaded) reportLoaded();
  }, [isLoaded, hasFailed]);

  useEffect(() => {
    if (isLoaded || hasFailed) return;
    const timer = window.setTimeout(() => reportFailed(), GOOGLE_TIMEOUT_MS);
    return () => window.clearTimeout(timer);
  }, [isLoaded, hasFailed]);

  useEffect(() => onKeyRefused(() => reportFailed()), []);

  return null;
}
