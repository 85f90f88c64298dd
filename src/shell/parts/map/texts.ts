export const texts = {
  place: 'Place',
  count: 'Number',
  latitude: 'Latitude',
  longitude: 'Longitude',
  zoomIn: 'Closer',
  zoomOut: 'Further away',
  fit: 'Show all places',
  plot: '{title}: the arrow keys move the map, plus and minus zoom',
  pins: 'Places on the map',
  pin: '{title}: {count}',
  failed: 'The map could not be loaded. The places are in the table.',
} as const
