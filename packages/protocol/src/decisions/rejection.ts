import { REJECTIONS, type Rejection } from '../rejections/rejections.ts'
import { word } from '../shape/kinds.ts'

const CODES = Object.fromEntries(Object.entries(REJECTIONS).map(([name, { code }]) => [name, code]))
const BITS = 16

/** Why something was refused: its number is its envelope code. */
export const REJECTION = word(CODES as Record<Rejection, number>, BITS)
