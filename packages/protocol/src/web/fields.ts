import * as z from 'zod/mini'

/** Request fields arrive as form or query text; these schemas read them. Response fields reuse the plain ones. */

const trimmedText = (max: number) => z.string().check(z.trim(), z.maxLength(max))

/** Money, prices and quantities are plain decimal strings: no sign, no exponent. */
export const decimal = z.string().check(z.regex(/^\d{1,20}(\.\d{1,18})?$/, 'must be a plain decimal number'))
/** Signed decimal, for changes and percentages. */
export const signedDecimal = z.string().check(z.regex(/^-?\d{1,20}(\.\d{1,18})?$/, 'must be a plain decimal number'))
export const text = trimmedText
export const symbol = z.string().check(z.regex(/^[A-Z0-9]{2,20}$/, 'is no market symbol'))
export const currency = z.string().check(z.regex(/^[A-Z0-9]{2,12}$/, 'is no currency code'))
/** Client id of a money-changing call: repeating it is harmless. */
export const cid = z.string().check(z.regex(/^[A-Za-z0-9_.:-]{1,64}$/, 'must be 1 to 64 letters, digits or _.:-'))
/** Order numbers are text on the wire. */
export const orderNo = z.string().check(z.regex(/^\d{1,15}$/, 'is no order number'))
export const flag = z.pipe(
  z.enum(['0', '1', 'true', 'false']),
  z.transform((value) => value === '1' || value === 'true'),
)

const wholeNumber = (min: number, max: number) =>
  z.pipe(
    z.string().check(z.regex(/^\d{1,15}$/, 'must be a whole number')),
    z.pipe(z.transform(Number), z.number().check(z.gte(min), z.lte(max))),
  )
export const whole = wholeNumber
export const page = z._default(wholeNumber(1, 100_000), 1)
export const size = z._default(wholeNumber(1, 200), 20)
export const timestamp = wholeNumber(0, 9_999_999_999_999)
/** A page of a period, both moments included. */
export const datedPage = { from: z.optional(timestamp), to: z.optional(timestamp), page, size }

/** The accounts of a customer. */
export const account = z.enum(['funds', 'contract', 'delivery', 'hosting'])

/** A page of a longer list. */
export const pageOf = <Item extends z.core.$ZodType>(item: Item) =>
  z.object({ list: z.array(item), total: z.number(), page: z.number() })
