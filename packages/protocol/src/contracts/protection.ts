/** In SetProtection: the price that is set stays. */
export const KEEP_PROTECTION = -1
