/** In how many columns so many cards stand in even rows; where no number is even, the last row is short. */
export function evenColumns(cards: number): 3 | 4 | 5 {
  if (cards % 5 === 0) return 5
  return cards % 3 === 0 && cards % 4 !== 0 ? 3 : 4
}
