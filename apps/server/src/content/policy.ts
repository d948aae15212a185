/**
 * Numbers that the platform promises its customers and that no log holds yet. Shown by `getParam` and, as each product
 * opens, frozen into its orders. Rates are fractions ("0.05" = 5 %).
 */
export const PLATFORM_POLICY = {
  /** Bytes; an image must be smaller. */
  imageMax: 8 * 1024 * 1024,
} as const
