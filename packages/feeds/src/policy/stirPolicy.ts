/**
 * How the sandbox's books move between the seconds. Public, like the rest of the house's policy: while somebody looks at a book, a few
 * levels of the house's quotes in it are drawn anew several times a second. Prices stay, what was taken is offered again, and no level is
 * larger than what the quotes of the last second decided.
 */
export const STIR_POLICY = {
  /** So many times between two rounds of a second. */
  timesASecond: 4,
  /** So many levels of a side. */
  levels: 2,
  /** By at most this share smaller. */
  share: 0.35,
} as const
