import { fillStream, type TellFills } from '../streams/fillStream.ts'
import type { OwnStream } from '../streams/ownStream.ts'
import { PRODUCTS } from './products.ts'

const TELL_FILLS = PRODUCTS.flatMap(({ fills }): readonly TellFills[] => (fills?.tell ? [fills.tell] : []))

/** The private channels of all products, and the one that they share. */
export const OWN_STREAMS: readonly OwnStream[] = [fillStream(TELL_FILLS), ...PRODUCTS.flatMap(({ streams }) => streams)]
