/** Ints of a slot: 32 bytes, half a cache line. The last three belong to the book the order rests in. */
export const SLOT_SHIFT = 3
export const ID_LOW = 0
/** The id's high word above the flags. */
export const ID_HIGH = 1
export const OWNER = 2
/** Lots left that the book shows. */
export const LEFT = 3
export const PRICE = 4
export const LEVEL = 5
export const PREVIOUS = 6
export const NEXT = 7

/** No slot. */
export const NONE = -1
