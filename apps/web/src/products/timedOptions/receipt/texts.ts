import { defineTexts } from '../../../shared/i18n/texts.ts'

/** The receipt of a timed order. */
export const receiptTexts = defineTexts('receipt', {
  title: '@receiptOfOrder',
  intro:
    'Everything that decided this order. The samples are entries of the log; there is no command with which anyone could have chosen the strike or the result.',
  close: '@closeDialog',
  loading: 'Reading the receipt…',
  failed: 'The receipt could not be loaded.',
  fact: {
    order: '@orderNoun',
    bought: 'Bought',
    strike: '@strike',
    strikeAt: 'Strike taken',
    ended: '@endedAt',
    settled: '@settled',
    price: '@settlementPrice',
    result: '@result',
    amount: '@amount',
    fee: '@fee',
    payoutRate: 'Payout rate',
    profit: '@profit',
    terms: 'Terms version',
  },
  entry: '{time} · log entry {sequence}',
  noStrike: 'None came within 10 s',
  rule: {
    median:
      'Rule: the median of the index prices of the last {seconds} s up to the end, one a second. With fewer than {fewest} of {expected}, the money is returned.',
    mean: 'Rule: the mean of the index prices of the last {seconds} s up to the end, one a second. With fewer than {fewest} of {expected}, the money is returned.',
  },
  chart:
    'Index prices of the settlement window, {count} samples from {low} to {high}. Strike {strike}, settlement price {price}.',
  chartStrike: 'Strike {price}',
  chartPrice: 'Settlement price {price}',
  samples: {
    title: 'Samples that counted',
    none: 'No samples counted.',
    sequence: '@logEntry',
    time: '@time',
    price: '@indexPrice',
    index: 'See how the index price was made',
  },
  recompute: 'Recompute here',
  recomputeWhy:
    'Recomputes the outcome in this browser, from the samples above, with the same functions that the exchange runs.',
  equal: 'All {count} values match.',
  different:
    '{count, plural, one {# value differs. Keep the download and write to support.} other {# values differ. Keep the download and write to support.}}',
  impossible: 'The figures of this receipt could not be read, so nothing was recomputed.',
  checks: 'Recomputed values',
  column: { figure: 'Value', told: '@exchangePlatform', recomputed: '@thisBrowser', verdict: '@verdict' },
  same: '@equal',
  differs: '@different',
  figure: {
    rule: 'Rule and window',
    expected: 'Samples a full window has',
    samples: 'Samples inside the window',
    sequences: 'Order of the log entries',
    price: '@settlementPrice',
    result: '@result',
    payout: '@payoutIfRight',
    received: 'Received in all',
    profit: '@profit',
  },
  ruleShort: { median: 'median, {seconds} s', mean: 'mean, {seconds} s' },
  ordered: 'purchase, strike, samples, end',
  disordered: 'not in that order',
  replay: 'To see the same from the log itself, run this beside a copy of the data folder',
  copy: '@copyTheCommand',
  copied: '@copied',
  download: 'Download as JSON',
})
