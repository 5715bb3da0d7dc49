import { colors } from '@/config/theme';

const tint = colors.map;

/** Map style of the design: muted land and water, white streets, no points of interest. */
export const GOOGLE_STYLE: google.maps.MapTypeStyle[] = [
  { featureType: 'landscape', elementType: 'geometry', stylers: [{ color: tint.land }] },
  { featureType: 'water', elementType: 'geometry', stylers: [{ color: tint.water }] },
  { featureType: 'poi', stylers: [{ visibility: 'off' }] },
  { featureType: 'poi.park', elementType: 'geometry', stylers: [{ visibility: 'on' }, { color: tint.park }] },
  { featureType: 'transit', stylers: [{ visibility: 'off' }] },
  { featureType: 'road', elementType: 'geometry.fill', stylers: [{ color: tint.road }] },
  { featureType: 'road', elementType: 'geometry.stroke', stylers: [{ color: tint['road-edge'] }] },
  { featureType: 'road.highway', elementType: 'geometry.fill', stylers: [{ color: tint.highway }] },
  { featureType: 'road.highway', elementType: 'geometry.stroke', stylers: [{ color: tint['highway-edge'] }] },
  { elementType: 'labels.text.fill', stylers: [{ color: colors.ink[600] }] },
  { elementType: 'labels.text.stroke', stylers: [{ color: tint.road }, { weight: 3 }] },
];
