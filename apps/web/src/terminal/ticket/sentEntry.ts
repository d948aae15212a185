/** The fields sent with an order of any product; absent ones are not sent. */
export interface SentEntry {
  readonly price?: string | undefined
  readonly stopPrice?: string | undefined
  readonly tif?: string | undefined
  readonly goodTill?: string | undefined
  readonly trailRate?: string | undefined
  readonly trailDistance?: string | undefined
  readonly activation?: string | undefined
  readonly visible?: string | undefined
}

/** Whether the order as it is sent is a stop that trails. */
export function trails({ trailRate, trailDistance }: SentEntry): boolean {
  return trailRate !== undefined || trailDistance !== undefined
}

/** How prices and sizes of the instrument are written. */
export interface Written {
  readonly price: (text: string) => string
  readonly size: (text: string) => string
}
