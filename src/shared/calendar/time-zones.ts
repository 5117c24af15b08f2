/** Latitude north and longitude east of a city, degrees. */
export interface City {
  latitude: number
  longitude: number
}

/** The city that names each time zone where most visitors live. */
const cities: Readonly<Record<string, readonly [latitude: number, longitude: number]>> = {
  'Africa/Johannesburg': [-26.2, 28.04],
  'America/Argentina/Buenos_Aires': [-34.6, -58.38],
  'America/Bogota': [4.71, -74.07],
  'America/Chicago': [41.88, -87.63],
  'America/Denver': [39.74, -104.99],
  'America/Detroit': [42.33, -83.05],
  'America/Los_Angeles': [34.05, -118.24],
  'America/Mexico_City': [19.43, -99.13],
  'America/Montreal': [45.5, -73.57],
  'America/Montevideo': [-34.9, -56.16],
  'America/New_York': [40.71, -74.01],
  'America/Panama': [8.98, -79.52],
  'America/Phoenix': [33.45, -112.07],
  'America/Santiago': [-33.45, -70.67],
  'America/Sao_Paulo': [-23.55, -46.63],
  'America/Toronto': [43.65, -79.38],
  'America/Vancouver': [49.28, -123.12],
  'Asia/Dubai': [25.2, 55.27],
  'Asia/Hong_Kong': [22.32, 114.17],
  'Asia/Jerusalem': [31.78, 35.22],
  'Australia/Melbourne': [-37.81, 144.96],
  'Australia/Perth': [-31.95, 115.86],
  'Australia/Sydney': [-33.87, 151.21],
  'Europe/Amsterdam': [52.37, 4.9],
  'Europe/Berlin': [52.52, 13.4],
  'Europe/Brussels': [51.22, 4.4],
  'Europe/Budapest': [47.5, 19.04],
  'Europe/Istanbul': [41.01, 28.98],
  'Europe/Kiev': [50.45, 30.52],
  'Europe/Kyiv': [50.45, 30.52],
  'Europe/London': [51.51, -0.13],
  'Europe/Madrid': [40.42, -3.7],
  'Europe/Moscow': [55.76, 37.62],
  'Europe/Paris': [48.86, 2.35],
  'Europe/Prague': [50.08, 14.44],
  'Europe/Rome': [41.9, 12.5],
  'Europe/Vienna': [48.21, 16.37],
  'Europe/Warsaw': [52.23, 21.01],
  'Europe/Zurich': [47.38, 8.54],
  'Pacific/Auckland': [-36.85, 174.76],
}

const degreesPerHour = 15
const usualLatitude = 40
const southern = /^(?:Australia|Antarctica)\//

/**
 * The city of a time zone. Of an unknown zone a place on its meridian, at a usual latitude.
 *
 * @param offsetHours of the zone from UTC, for an unknown one
 */
export function cityOf(timeZone: string, offsetHours: number): City {
  const known = Object.hasOwn(cities, timeZone) ? cities[timeZone] : undefined
  if (known) return { latitude: known[0], longitude: known[1] }
  const latitude = southern.test(timeZone) ? -usualLatitude : usualLatitude
  return { latitude, longitude: offsetHours * degreesPerHour }
}
