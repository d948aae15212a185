/**
 * What the platform promises its customers in numbers: hours, limits and rates. Shown by `getParam` and, as each product
 * opens, frozen into its orders. Decimal strings are amounts; rates are fractions ("0.05" = 5 %).
 */
export const PLATFORM_POLICY = {
  withdraw: {
    /** Hong Kong time. */
    open: '12:00',
    close: '24:00',
    perDay: 2,
    /** USDT. */
    min: '100',
    max: '200000',
    /** Taken from the amount. */
    feeRate: '0.05',
    /** Share of what came in that must have been traded before. */
    turnoverRate: '0.9',
    assets: [{ currency: 'USDT', chain: 'ERC20' }],
  },
  deposit: {
    min: [
      { currency: 'USDT', amount: '1' },
      { currency: 'BTC', amount: '0.001' },
      { currency: 'ETH', amount: '0.1' },
      { currency: 'TRX', amount: '10' },
    ],
  },
  hosting: { earlyLoss: '0.05' },
  loan: { freeDays: 3 },
  /** Bytes; an image must be smaller. */
  imageMax: 8 * 1024 * 1024,
  inviteLevels: 4,
} as const
