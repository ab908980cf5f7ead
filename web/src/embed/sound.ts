// An embedded page makes no sounds.
const silent = (): void => undefined;
export { silent as buzz, silent as hush, silent as murmur, silent as play, silent as sound };
export const audible = (): boolean => false;
