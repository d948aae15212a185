/** Why money moves here. A number is never given to another reason. */
export const CONVERSION_REASONS = {
  conversion: { number: 19, says: 'One asset for another, between a customer and the house.' },
} as const
