import { filtersPath } from './routes.ts'

/** @example pictureListPath(1) // '/about/filters/pictures-1.txt' */
export function pictureListPath(part: number): string {
  return `${filtersPath}/pictures-${part}.txt`
}
