/** The bytes that a disk is assumed to write whole or not at all. */
export const SECTOR_BYTES = 512
