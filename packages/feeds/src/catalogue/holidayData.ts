/**
 * Days on which the exchanges of the United States' stocks are closed all day. A holiday on a Saturday is kept on the Friday
 * before, one on a Sunday on the Monday after; New Year's Day on a Saturday is not kept.
 */
export const STOCK_HOLIDAYS: readonly string[] = [
  '2026-01-01',
  '2026-01-19',
  '2026-02-16',
  '2026-04-03',
  '2026-05-25',
  '2026-06-19',
  '2026-07-03',
  '2026-09-07',
  '2026-11-26',
  '2026-12-25',
  '2027-01-01',
  '2027-01-18',
  '2027-02-15',
  '2027-03-26',
  '2027-05-31',
  '2027-06-18',
  '2027-07-05',
  '2027-09-06',
  '2027-11-25',
  '2027-12-24',
  '2028-01-17',
  '2028-02-21',
  '2028-04-14',
  '2028-05-29',
  '2028-06-19',
  '2028-07-04',
  '2028-09-04',
  '2028-11-23',
  '2028-12-25',
]

/** Christmas and New Year's Day: currencies, metals, energy and indices rest on no other day. */
export const FUTURES_HOLIDAYS: readonly string[] = [
  '2026-01-01',
  '2026-12-25',
  '2027-01-01',
  '2027-12-25',
  '2028-01-01',
  '2028-12-25',
]
