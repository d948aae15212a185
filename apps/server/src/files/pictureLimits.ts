export const PICTURE_MAX_PIXELS = 40_000_000
/** The memory that a decoder may need for one picture that it cannot read line by line. */
export const DECODED_MAX_BYTES = 256 * 1024 * 1024
/** A progressive JPEG has about ten; thousands only keep a decoder busy. */
export const JPEG_MAX_SCANS = 100
/** Longest side of a kept picture: enough to read the small print of a document. */
export const KEPT_MAX_SIDE = 4_096
/** Smallest side of a picture of a document or of its holder. */
export const DOCUMENT_MIN_SIDE = 600
/** Chunks or segments of one file; a picture of 8 MB has about a thousand. */
export const PICTURE_MAX_PARTS = 20_000
