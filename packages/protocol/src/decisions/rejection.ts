import { REJECTION_CODES } from '../rejections/rejectionCodes.ts'
import { word } from '../shape/kinds.ts'

const BITS = 16

/** Why something was refused: its number is its envelope code. */
export const REJECTION = word(REJECTION_CODES, BITS)
