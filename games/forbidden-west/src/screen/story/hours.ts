/** Hour and weather of a page: seen in its picture, and on the map of an encounter to which it leads. */

/** `wet` is a night of rain. */
export type Sky = 'day' | 'dusk' | 'dawn' | 'night' | 'moonless' | 'wet' | 'storm' | 'inside' | 'red' | 'frost';

export const isByNight = (sky: Sky): boolean => sky === 'night' || sky === 'moonless' || sky === 'wet';
export const isRaining = (sky: Sky): boolean => sky === 'wet' || sky === 'storm';
