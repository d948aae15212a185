/** Milliseconds UTC, later than any calendar: until somebody opens it again. */
export const FURTHER_NOTICE = 253_402_300_799_999
