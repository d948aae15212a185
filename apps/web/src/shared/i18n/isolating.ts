const [FIRST_STRONG, LEFT_TO_RIGHT, END] = ['\u2068', '\u2066', '\u2069'] as const
/** A figure, a code, a name or an address; words by which a message chooses its case have none of these. */
const MIXED = /[A-Z0-9@]/
const RIGHT_TO_LEFT = /[\u0590-\u08ff]/

/** A value as it may stand in a line from right to left: its own parts keep their order, and it does not disturb its neighbours. */
function isolated(value: unknown): unknown {
  if (typeof value !== 'string' || !MIXED.test(value)) return value
  return `${RIGHT_TO_LEFT.test(value) ? FIRST_STRONG : LEFT_TO_RIGHT}${value}${END}`
}

/** A figure and the currency after it, each isolated or written out: apart, they would stand in turned order. */
const AMOUNT =
  /(?:\u2066([+−-]?\d[\d.,]*)\u2069|(?<![\w.,\u2066])([+−-]?\d[\d.,]*)) (?:\u2066([A-Z]{2,12})\u2069|([A-Z]{2,12})\b)/g

function amountsJoined(said: unknown): unknown {
  if (Array.isArray(said)) return said.map(amountsJoined)
  return typeof said === 'string' ? said.replace(AMOUNT, `${LEFT_TO_RIGHT}$1$2 $3$4${END}`) : said
}

type Values = Readonly<Record<string, unknown>>

function isolatedValues(values: Values | undefined): Values | undefined {
  return values && Object.fromEntries(Object.entries(values).map(([name, value]) => [name, isolated(value)]))
}

interface Formatting {
  (key: never, values?: never): unknown
  readonly rich: (key: never, values?: never) => unknown
  readonly markup: (key: never, values?: never) => unknown
}

/** A translator for a language that is written from right to left. */
export function isolating<Translator extends Formatting>(translator: Translator): Translator {
  const around = (say: Translator | Translator['rich']) => (key: unknown, values?: Values) =>
    amountsJoined((say as (key: unknown, values?: Values) => unknown)(key, isolatedValues(values)))
  const { rich, markup } = translator
  return Object.assign(around(translator), translator, { rich: around(rich), markup: around(markup) }) as Translator
}
