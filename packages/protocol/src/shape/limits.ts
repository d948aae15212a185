/** Milliseconds of the year 9999: anything later is a mistake. */
export const MAX_TIME = 253_402_300_799_999
export const MAX_ID = Number.MAX_SAFE_INTEGER
/** Spot markets, indexes and contracts share one space of numbers. */
export const MAX_MARKET_ID = 0xffff
export const MAX_MARKETS = 4096
export const MAX_ASSETS = 128
/** The largest number of an asset. */
export const MAX_ASSET_ID = 0xffff
export const MAX_FEE_TIERS = 256
/** Numbers of operators. */
export const MAX_OPERATOR = 0xffff
/** Rates above 100 % have no meaning here. */
export const MAX_PPM = 1_000_000
export const MAX_TEXT = 256
/** Levels a side of a mass quote, and sources of an index sample. */
export const MAX_QUOTE_LEVELS = 256
export const MAX_SOURCES = 64
/** Index samples of one command. */
export const MAX_SAMPLES = MAX_MARKETS
/** Open orders a customer may be allowed in one market. */
export const MAX_OPEN_ORDERS = 10_000
/** Sessions and holidays of one calendar. */
export const MAX_SESSIONS = 64
export const MAX_HOLIDAYS = 4096
/** Durations of the options on one index. */
export const MAX_CYCLES = 64
/** Numbers of hosting products. */
export const MAX_HOSTING_PRODUCTS = 0xffff
/** Numbers of offerings of new coins. */
export const MAX_OFFERINGS = 0xffff
/** Numbers of loan products. */
export const MAX_LOAN_PRODUCTS = 0xffff
/** Of a contract: steps of its margin tiers, and the leverage of any of them. */
export const MAX_TIERS = 64
export const MAX_LEVERAGE = 1000
