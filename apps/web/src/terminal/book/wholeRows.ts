/** As high as whole rows of 20 px fill it: no row of a list is cut in half. Older browsers take the whole height. */
export const WHOLE_ROWS = 'max-h-[round(down,100%,20px)]'
