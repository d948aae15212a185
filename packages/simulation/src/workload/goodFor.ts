/** How far ahead orders end, counted from the last entry: some just in bounds, so that ends come within a run. */
export const GOOD_FOR_MS = [61_000, 61_000, 62_500, 65_000, 90_000, 59_000, 31_622_500_000]
