/** In SetProtection: what is set stays. */
export const KEEP_PROTECTION = -1
