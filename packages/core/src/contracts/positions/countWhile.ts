/** The number of leading items that pass the test, which no item after them passes: by bisection, as there may be very many. */
export function countWhile<Item>(list: readonly Item[], isTrue: (item: Item) => boolean): number {
  let low = 0
  let high = list.length
  while (low < high) {
    const middle = (low + high) >>> 1
    const item = list[middle]
    if (item !== undefined && isTrue(item)) low = middle + 1
    else high = middle
  }
  return low
}
